"""The mutants of a title: its rules with one small thing changed.

Every mutant is a piece of source replaced by another. It is named by its place in the rules and by what it changes,
never by a line number, so that its name outlives edits elsewhere; a seed orders mutants by the hash of that name, so
that a sample does not change with code that was not touched.
"""

import ast
import hashlib
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
TITLES: Final = ROOT / "src/citywright/titles"

CONDITION, CONSTANT, ARITHMETIC, BRANCH, ORDER = "condition", "constant", "arithmetic", "branch", "order"
KINDS: Final = (CONDITION, CONSTANT, ARITHMETIC, BRANCH, ORDER)

NOT_RULES: Final = frozenset(["hidden.py", "balance.py"])
"""Views and dealt worlds, and figures for simulations: laws of the contract and tests of their own hold them."""

NOT_RULED: Final = frozenset(
    [
        *("clone", "edit", "dump", "dump_base", "load", "load_base", "load_player", "__init__"),  # copies, dump
        *("census", "figures", "stroll", "content", "view", "determinize", "known"),  # contract, simulations
        *("prompt", "prompt_for"),  # what a question shows; the display's tests
    ]
)
"""Functions that hold no clause of a rulebook: how a state is copied, saved, shown and counted."""

TELLS: Final = frozenset(["tell", "tell_to", "tell_others"])
"""Events are words for the log; the tests of the texts hold them."""

_COMPARE: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
_ARITHMETIC: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}


class Mutant:
    """One change of one module: the letters from `start` to `end` become `text`."""

    __slots__ = ("end", "kind", "line", "lines", "module", "name", "start", "text")

    def __init__(self, module: Path, kind: str, name: str, start: int, end: int, text: str, lines: range) -> None:
        self.module = module
        self.kind = kind
        self.name = name
        self.start = start
        self.end = end
        self.text = text
        self.lines = lines
        """The lines that run when what is changed runs."""
        self.line = lines.start

    def source(self) -> str:
        whole = self.module.read_text(encoding="utf-8")
        return whole[: self.start] + self.text + whole[self.end :]


Change = tuple[str, ast.AST, str]
"""A kind, the node that is replaced, and the text it becomes."""


class Finder:
    """All mutants of one module."""

    def __init__(self, module: Path) -> None:
        self.module = module
        self.source = module.read_text(encoding="utf-8")
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Mutant] = []
        self.seen: Counter[str] = Counter()

    def run(self) -> list[Mutant]:
        self.body(ast.parse(self.source).body, "")
        return self.found

    # -- walking --

    def body(self, statements: list[ast.stmt], place: str) -> None:
        for at, statement in enumerate(statements):
            self.statement(statement, place)
            if at:
                self.swap(statements[at - 1], statement, place)

    def statement(self, node: ast.stmt, place: str) -> None:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            if node.name not in NOT_RULED:
                self.body(node.body, f"{place}.{node.name}" if place else node.name)
            return
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Pass | ast.Raise) or is_declaration(node):
            return
        if is_typing(node) or is_docstring(node) or tells(node):
            return
        if place and can_go(node):
            self.add(BRANCH, node, "pass", place, node)
        if isinstance(node, ast.If | ast.While):
            self.add(CONDITION, node.test, f"not ({self.text(node.test)})", place, node)
        for child in own_expressions(node):
            self.expression(child, place, node)
        for name in ("body", "orelse", "finalbody"):
            inner: list[ast.stmt] = getattr(node, name, [])
            if inner and isinstance(inner[0], ast.stmt):
                self.branch(node, name, inner, place)
                self.body(inner, place)

    def branch(self, node: ast.stmt, name: str, inner: list[ast.stmt], place: str) -> None:
        """The whole body of an `if` or a loop does nothing; one that is a single statement is taken out by itself."""
        elif_ = name == "orelse" and isinstance(node, ast.If) and len(inner) == 1 and isinstance(inner[0], ast.If)
        if len(inner) > 1 and not elif_ and not any(map(tells, inner)):
            first, last = inner[0], inner[-1]
            start, end = self.offset(first), self.offset_end(last)
            self.put(BRANCH, start, end, "pass", place, self.span(first, last))

    def expression(self, node: ast.AST, place: str, home: ast.stmt) -> None:
        for kind, part, text in changes(node, self.text):
            self.add(kind, part, text, place, home)
        if isinstance(node, ast.Compare):
            self.compare(node, place, home)
        if isinstance(node, ast.BinOp) and type(node.op) in _ARITHMETIC:
            old, new = _ARITHMETIC[type(node.op)]
            self.operator(ARITHMETIC, node.left, node.right, old, new, place, home)
        if isinstance(node, ast.Lambda):
            self.expression(node.body, place, home)
            return
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr | ast.comprehension | ast.keyword | ast.FormattedValue):
                self.expression(child, place, home)

    def compare(self, node: ast.Compare, place: str, home: ast.stmt) -> None:
        left = node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            old, new = _COMPARE[type(op)]
            self.operator(CONDITION, left, right, old, new, place, home)
            left = right

    def operator(
        self, kind: str, left: ast.AST, right: ast.AST, old: str, new: str, place: str, home: ast.stmt
    ) -> None:
        """The sign between two operands; brackets and line ends may stand there too."""
        start, end = self.offset_end(left), self.offset(right)
        between = self.source[start:end]
        sign = r"\s+".join(map(re.escape, old.split()))
        at = re.search(rf"(?<![\w<>=!/*]){sign}(?![\w<>=/*])", between)
        assert at is not None, f"no {old} in {between!r} of {self.module.name}"
        said = f"{self.text(left)} {new} {self.text(right)}"
        self.put(kind, start + at.start(), start + at.end(), new, place, self.span(home, home), said)

    def swap(self, one: ast.stmt, two: ast.stmt, place: str) -> None:
        """Two calls on the same thing in the other order; two plain assignments would hardly ever notice."""
        if not (place and receiver(one) and receiver(one) == receiver(two)) or tells(one) or tells(two):
            return
        start, end = self.offset(one), self.offset_end(two)
        gap = self.source[self.offset_end(one) : self.offset(two)]
        if "#" not in gap:
            self.put(ORDER, start, end, self.text(two) + gap + self.text(one), place, self.span(one, two))

    # -- places in the source --

    def offset(self, node: ast.AST) -> int:
        return self.letter(node.lineno, node.col_offset)  # type: ignore[attr-defined]

    def offset_end(self, node: ast.AST) -> int:
        return self.letter(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    def letter(self, line: int, column: int) -> int:
        """The place of a letter; `ast` counts bytes."""
        start = self.starts[line - 1]
        if self.source.isascii():
            return start + column
        text = self.source[start : self.starts[line]]
        return start + len(text.encode()[:column].decode())

    def span(self, first: ast.AST, last: ast.AST) -> range:
        return range(first.lineno, last.end_lineno + 1)  # type: ignore[attr-defined]

    def text(self, node: ast.AST) -> str:
        return self.source[self.offset(node) : self.offset_end(node)]

    def add(self, kind: str, node: ast.AST, text: str, place: str, home: ast.stmt) -> None:
        lines = self.span(node, node)
        if isinstance(home, ast.If | ast.While | ast.For):
            lines = range(home.lineno, lines.stop)
        self.put(kind, self.offset(node), self.offset_end(node), text, place, lines)

    def put(self, kind: str, start: int, end: int, text: str, place: str, lines: range, said: str = "") -> None:
        old = " ".join(self.source[start:end].split())
        new = " ".join((said or text).split())
        name = f"{self.module.stem}.{place or 'tables'}: {old} -> {new}"
        self.seen[name] += 1
        if self.seen[name] > 1:
            name += f" #{self.seen[name]}"
        self.found.append(Mutant(self.module, kind, name, start, end, text, lines))


def changes(node: ast.AST, text: Callable[[ast.AST], str]) -> Iterator[Change]:
    """What can be changed about one expression."""
    if isinstance(node, ast.IfExp):
        yield CONDITION, node.test, f"not ({text(node.test)})"
    elif isinstance(node, ast.comprehension):
        for test in node.ifs:
            yield CONDITION, test, f"not ({text(test)})"
            yield BRANCH, test, "True"
    elif isinstance(node, ast.BoolOp):
        for operand in node.values:
            yield CONDITION, operand, "True" if isinstance(node.op, ast.And) else "False"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield CONDITION, node, f"({text(node.operand)})"
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield CONSTANT, node, str(not node.value)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield CONSTANT, node, str(node.value + 1)
        if node.value > 0:
            yield CONSTANT, node, str(node.value - 1)
    elif isinstance(node, ast.Call):
        yield from changed_call(node, text)


def changed_call(node: ast.Call, text: Callable[[ast.AST], str]) -> Iterator[Change]:
    called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    if called in ("min", "max"):
        yield ORDER, node.func, "max" if called == "min" else "min"
    elif called in ("any", "all"):
        yield CONDITION, node.func, "all" if called == "any" else "any"
    elif called in ("next", "interrupt") and len(node.args) > 1 and isinstance(node.func, ast.Attribute):
        if not any(isinstance(arg, ast.Starred) for arg in node.args[:2]):
            yield ORDER, node, f"{text(node.func)}({', '.join(map(text, reversed(node.args)))})"
    elif called == "reversed" and len(node.args) == 1:
        yield ORDER, node, f"list({text(node.args[0])})"


def own_expressions(node: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement, not those of statements within it nor of its types."""
    if isinstance(node, ast.AnnAssign):
        if node.value is not None:
            yield node.value
        return
    for name, value in ast.iter_fields(node):
        if name in ("body", "orelse", "finalbody", "targets", "target", "decorator_list"):
            continue
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, ast.expr):
                yield item


def is_deed(node: ast.stmt) -> bool:
    """A statement that changes something and can be left out without a missing name."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.AugAssign):
        return True
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return isinstance(node, ast.Delete)


def receiver(node: ast.stmt) -> str:
    """What a call is made on: `g` in `g.pay(...)` and in `pay(g, ...)`; empty for anything else."""
    call = node.value if isinstance(node, ast.Expr) else None
    if not isinstance(call, ast.Call):
        return ""
    base = call.func.value if isinstance(call.func, ast.Attribute) else call.args[0] if call.args else None
    return base.id if isinstance(base, ast.Name) else ""


def can_go(node: ast.stmt) -> bool:
    """Statements that are taken out whole: deeds, and `if` and loops that lead out of a function or past something."""
    if is_deed(node) or isinstance(node, ast.Continue | ast.Break):
        return True
    return isinstance(node, ast.If) and not node.orelse and all(not tells(one) for one in node.body)


def tells(node: ast.stmt) -> bool:
    """Does this statement tell an event, and nothing else?"""
    if isinstance(node, ast.If):
        return all(map(tells, [*node.body, *node.orelse]))
    call = node.value if isinstance(node, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in TELLS


def is_declaration(node: ast.stmt) -> bool:
    """Slots and fields: how a state is copied and saved, which the contract holds."""
    target = (
        node.target if isinstance(node, ast.AnnAssign) else node.targets[0] if isinstance(node, ast.Assign) else None
    )
    return isinstance(target, ast.Name) and target.id in ("__slots__", "fields", "STEPS", "title", "version")


def is_typing(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def mutants_of(title: str) -> list[Mutant]:
    """Every mutant of a title's rules that Python can read."""
    found: list[Mutant] = []
    for module in sorted((TITLES / title / "rules").glob("*.py")):
        if module.name not in NOT_RULES:
            found += Finder(module).run()
    return found


def sample(mutants: list[Mutant], seed: int, size: int) -> list[Mutant]:
    """So many mutants, as many of each kind as there are; the seed alone decides which."""

    def rank(mutant: Mutant) -> bytes:
        return hashlib.sha256(f"{seed} {mutant.name}".encode()).digest()

    ranked = {kind: sorted((m for m in mutants if m.kind == kind), key=rank) for kind in KINDS}
    chosen: list[Mutant] = []
    at = 0
    while len(chosen) < min(size, len(mutants)):
        chosen += [ranked[kind][at] for kind in KINDS if at < len(ranked[kind])]
        at += 1
    return chosen[:size]
