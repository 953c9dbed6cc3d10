"""Show which clause refuses what, for a person to read: ./dev refusals TITLE"""

import argparse
import json
import sys

from rich.console import Console

from citywright.kit.chance import Stream
from citywright.kit.random_play import pick
from citywright.texts.catalogue import texts_of
from citywright.titles import Title, title, titles
from tests.refusals.census import (
    OTHERS,
    Census,
    Example,
    Group,
    census_of,
    cited,
    cited_file,
    refusals_file,
    reviewed,
)


def show(census: Census, groups: list[Group]) -> None:
    book = census.title.rulebook
    clauses = {clause.id: clause.text["en"] for clause in book.clauses}
    for group in groups:
        step, verb, clause = group
        print(f"\n{step} / {verb} / {clause}   ({census.count[group]} times)\n  {clause}: {clauses.get(clause, '?')}")
        for example in census.examples[group]:
            print(f"  - {example}")


def draw(one: Title, example: Example) -> None:
    """The position of an example, as its seat sees it in the terminal."""
    game = one.game
    g = game.setup(example.seats, example.seed, example.options)
    stream = Stream(example.seed ^ 0x2545F491)
    for _ in range(example.decision):
        asked = g.deciders()
        seat = asked[stream.chance(len(asked))]
        legal = g.legal(seat)
        g.apply((game.stroll(g, legal, stream) if example.seed & 1 else None) or pick(game.verbs, legal, stream), seat)
    console, look = Console(width=160), one.terminal
    texts = texts_of("en", one.id)
    names = [f"P{seat}" for seat in range(example.seats)]
    print(f"\n{example}")
    console.print(look.draw(texts, names, game.view(g, example.seat), example.seat))
    print("asked:", g.prompt(example.seat), " legal:", [game.show(a) for a in g.legal(example.seat)][:30])


def write(census: Census) -> None:
    """The tables of what was read. What an earlier, longer census met is kept."""
    name = census.title.id
    groups = sorted({*census.count, *reviewed(name)}, key=lambda group: (group[0], group[1], number(census, group)))
    rows = ["# Which clause refuses what, read group by group (./dev refusals): question, verb, clauses.\n"]
    step = ""
    by_verb: dict[tuple[str, str], list[str]] = {}
    for group in groups:
        by_verb.setdefault(group[:2], []).append(group[2])
    for (asked, verb), clauses in by_verb.items():
        if asked != step:
            step = asked
            rows.append(f"\n[{json.dumps(step) if not step.isalnum() else step}]\n")
        key = verb if verb.replace("-", "").isalnum() else json.dumps(verb)
        rows.append(f"{key} = {json.dumps(clauses)}\n")
    refusals_file(name).write_text("".join(rows), encoding="utf-8")
    rows = ["# What the inspector cites for a thing, with the words the clause begins with (./dev refusals --write).\n"]
    for thing, rules in cited(census.title).items():
        rows.append(f"\n[{json.dumps(thing)}]\n")
        rows += [f"{clause} = {json.dumps(text, ensure_ascii=False)}\n" for clause, text in rules.items()]
    cited_file(name).write_text("".join(rows), encoding="utf-8")


def number(census: Census, group: Group) -> int:
    return census.game.series.number(group[2])


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev refusals", description=__doc__)
    parser.add_argument("title", choices=[one.id for one in titles()])
    parser.add_argument("--games", type=int, default=6, help="games of every player count and option value")
    parser.add_argument("--often", type=int, default=8, help="one decision in so many is looked at")
    parser.add_argument("--seed", type=int, default=0, help="the first game")
    parser.add_argument("--examples", type=int, default=4)
    parser.add_argument("--step", help="only questions of this step")
    parser.add_argument("--new", action="store_true", help="only groups that the table does not hold")
    parser.add_argument("--all", action="store_true", help="also verbs that the step never offers, and other seats")
    parser.add_argument("--draw", metavar="STEP/VERB/CLAUSE", help="draw the positions of one group's examples")
    parser.add_argument("--write", action="store_true", help="write tests/TITLE/refusals.toml and cited.toml")
    args = parser.parse_args()
    one = title(args.title)
    census = census_of(one, args.games, args.often, args.examples, args.seed)
    groups = sorted(census.count, key=lambda group: (group[0], group[1], number(census, group)))
    if args.step:
        groups = [group for group in groups if group[0] == args.step]
    if args.new:
        known = reviewed(one.id)
        groups = [group for group in groups if group not in known]
    if not args.all:
        groups = [group for group in groups if group[1] not in ("", OTHERS)]
    if args.draw:
        for example in census.examples.get(tuple(args.draw.split("/")), []):
            draw(one, example)
    elif args.write:
        write(census)
    else:
        show(census, groups)
        print(f"\n{len(groups)} groups, {sum(census.count.values())} refusals")
    return 0


if __name__ == "__main__":
    sys.exit(main())
