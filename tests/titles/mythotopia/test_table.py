"""What the page shows of wars and invasions: who gains and who loses, how many clicks a deed takes, what lights up."""

from typing import Any

from citywright.display.scene import Choice, LogLine, Node, Scene
from citywright.kit.clauses import LANGUAGES
from citywright.texts.catalogue import texts_of
from citywright.titles.mythotopia.page.action_strip import ORDER
from citywright.titles.mythotopia.page.page import PAGE
from citywright.titles.mythotopia.page.wars import RIBBON_H
from citywright.titles.mythotopia.rules.game import GAME
from citywright.titles.mythotopia.rules.state import Mythotopia
from citywright.titles.mythotopia.rules.verbs import END_GAME, END_WAR
from citywright.titles.mythotopia.words.lines import EVENTS
from citywright.titles.mythotopia.words.names import DEEDS, TABLES, speak
from tests.titles.mythotopia.realm import at, do, realm
from tests.titles.mythotopia.test_invade import invader
from tests.titles.mythotopia.test_war import war

NAMES = ["Anna", "Boris", "Clara"]


def rich() -> Any:
    """A war between two who have more than the twelve points that nobody falls below."""
    return war().own(0, "camarine", "peened", "custus")


def deltas(g: Mythotopia, action: Any, viewer: int = 0, language: str = "en") -> list[str]:
    texts = texts_of(language, "mythotopia")
    return [speak(texts, NAMES, delta.text) for delta in PAGE.preview(g, viewer, action).deltas]


def choices(g: Mythotopia, seat: int = 0) -> list[Choice]:
    return PAGE.choices(GAME.view(g, seat), seat, g.prompt(seat), g.offered(seat))


def scene(g: Mythotopia, seat: int = 0) -> Scene:
    return PAGE.scene(GAME.view(g, seat), seat, NAMES, g.prompt(seat), list(g.deciders()))


def chosen(g: Mythotopia, verb: str, *numbers: int) -> Choice:
    return next(one for one in choices(g) if one.action == (verb, *numbers))


# -- what the end of a war brings --


def test_a_war_says_who_gets_and_who_loses_the_province():
    g = do(rich().armies(0, "shog").turn_of(0), "do end_war")

    assert deltas(g, ("war", at("eagre"))) == ["you get Eagre", "Boris loses Eagre", "you: +3 VP", "Boris: −3 VP"]


def test_whoever_would_lose_is_told_so():
    g = do(rich().armies(1, "shog").turn_of(1), "do end_war")

    said = deltas(g, ("war", at("eagre")), 1, "ru")
    assert said == ["Anna получает провинцию Эйгр", "вы теряете провинцию Эйгр", "Anna: +3 ПО", "вы: −3 ПО"]


def test_a_lost_city_is_named():
    g = do(war(9).city(1, "eagre").armies(0, "shog").turn_of(0), "do end_war")

    assert "Boris loses Eagre and the City there" in deltas(g, ("war", at("eagre")))


def test_a_war_that_changes_nothing_promises_nothing():
    g = do(war(1).armies(1, "eagre", 3).armies(0, "shog").turn_of(0), "do end_war")

    assert deltas(g, ("war", at("eagre"))) == []


# -- clicks --


def test_the_only_war_is_looked_at_before_it_ends():
    """The question which war has one answer and is answered by itself, so the action is confirmed instead."""
    g = realm().own(0, "remise").armies(0, "shog", 9).turn_of(0)

    assert chosen(g, "do", END_WAR).confirm
    assert "you get Shog" in deltas(g, ("do", END_WAR))


def test_one_of_several_wars_is_chosen_first():
    g = realm().own(0, "remise").armies(0, "shog", 9).armies(0, "talion", 9).turn_of(0)

    assert not chosen(g, "do", END_WAR).confirm
    assert deltas(g, ("do", END_WAR)) == []
    assert chosen(do(g, "do end_war"), "war", at("shog")).confirm


def test_a_war_that_takes_a_hidden_card_is_asked_about_and_confirmed_there():
    g = war().turn_of(0)

    assert not chosen(g, "do", END_WAR).confirm
    assert chosen(do(g, "do end_war"), "war", at("eagre")).confirm


def test_a_target_is_invaded_at_one_click_and_the_defence_is_told_before_anything_is_paid():
    g = do(invader("remise").turn_of(0), "do invade", "from remise")
    target = next(one for one in choices(g) if one.action[:2] == ("target", at("shog")))
    assert not target.confirm
    assert target.peek

    g.apply(target.action)
    hint = scene(g).dock.hint
    assert hint is not None
    assert hint.id == "hint-invades"
    assert hint.args["strength"] == g.neutral_force(at("shog"))


def test_a_place_that_means_several_things_is_not_confirmed_besides():
    g = realm().own(0, "remise").hand(0, "build", "remise", "shog", "quean").turn_of(0)

    here = [one for one in choices(do(g, "play build")) if one.target == "p.remise"]
    assert len(here) == 2
    assert not any(one.confirm for one in here)


# -- the actions --


def tones(g: Mythotopia, seat: int = 0) -> tuple[str, dict[str, str]]:
    area = next(area for area in scene(g, seat).areas if area.id == "deeds")
    return area.tone, {node.id: node.tone for node in area.nodes}


def test_while_something_else_is_asked_the_actions_stay_pale_and_the_chosen_one_is_marked():
    g = do(invader("remise").turn_of(0), "do invade")
    for move in ("from remise", "target shog land", ""):
        tone, nodes = tones(g)
        assert "my-asked" in tone.split()
        assert [name for name, word in nodes.items() if word == "my-on"] == ["deed.invade"]
        if move:
            g = do(g, move)
    assert "my-asked" not in tones(g, 1)[0].split()


def test_every_action_has_its_place():
    assert {DEEDS[deed] for deed in ORDER} == set(DEEDS)
    assert END_GAME in ORDER


# -- what lights up --


def line(*event: Any) -> LogLine:
    found = PAGE.log(event)
    assert found is not None
    return found


def test_every_line_about_a_place_or_a_card_lights_it():
    dark = []
    for verb, plan in EVENTS.items():
        event = (verb, *(0 for _ in plan.parts))
        # What the rules tell has no numbers for words that are worked out of others.
        event = event[:-1] if verb in ("lies_waste", "hands_over") else event
        found = PAGE.log(event)
        touches = any(word in TABLES for name, word in plan.parts if name in ("province", "sea", "site", "card", "to"))
        if found is not None and touches and not found.nodes:
            dark.append(verb)
    assert dark == []


def test_a_march_lights_where_from_where_to_and_who():
    assert line("marches", 1, at("eagre"), at("oxter"), 2).nodes == ["p.eagre", "p.oxter", "army.oxter.1"]
    assert line("hands_over", 1, at("blore"), 0, 1).nodes == ["p.blore"]
    assert line("marks", 0).nodes == ["vp.master_of_the_seas"]


def test_what_it_says_can_be_said_in_both_languages():
    g = do(war().armies(0, "shog").turn_of(0), "do end_war")
    for language in LANGUAGES:
        assert all(deltas(g, ("war", at("eagre")), 2, language))


# -- names --


def test_no_target_is_named_twice():
    """The page says the name of a target and then what is done: that does not repeat the name."""
    texts = texts_of("ru", "mythotopia")
    asked = [
        invader("remise").turn_of(0),
        do(invader("remise").turn_of(0), "do invade"),
        do(invader("remise").turn_of(0), "do invade", "from remise"),
        do(invader("remise").turn_of(0), "do invade", "from remise", "target shog land"),
        do(invader("remise").turn_of(0), "do discard"),
    ]
    for g in asked:
        nodes = {node.id: node for area in scene(g).areas for node in area.nodes}
        for choice in choices(g):
            if choice.target.startswith(("c.", "p.")):
                name, label = (speak(texts, NAMES, text) for text in (nodes[choice.target].name, choice.label))
                assert not {"Ремиз", "Шог", "Армия", "Рынок"} & {word for word in label.split() if word in name}


# -- ribbons --


def ribbons(g: Mythotopia) -> list[Node]:
    return [node for area in scene(g).areas for node in area.nodes if node.id.startswith("war.")]


def test_a_ribbon_of_war_has_room_for_a_finger_unless_something_lies_there():
    (one,) = ribbons(realm().own(0, "remise").armies(0, "shog", 9).turn_of(0))
    assert one.h >= 35

    crowded = realm().own(0, "remise").armies(0, "shog", 9).armies(1, "shog", 2).armies(2, "shog", 1).turn_of(0)
    pieces = [node for area in scene(crowded).areas for node in area.nodes if node.id.startswith("army.")]
    (one,) = ribbons(crowded)
    drawn = one.y + one.marks[0].y - 3
    assert len(pieces) == 3
    for piece in pieces:
        beside = piece.x + piece.w <= one.x or one.x + one.w <= piece.x
        above, below = piece.y + piece.h <= one.y, one.y + one.h <= piece.y
        under = piece.y < drawn + RIBBON_H and drawn < piece.y + piece.h  # what is drawn may touch a piece
        assert beside or above or below or under
