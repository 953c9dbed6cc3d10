"""Names can be read, and at one table told apart."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citywright.web.lobby import MAX_SEATS
from citywright.web.messages import MAX_CHAT, MAX_NAME
from citywright.web.names import bot_names, clean_chat, clean_name, skeleton, told_apart, width, words
from citywright.web.problems import Refusal
from tests.web.harness import Person, people, serving

READABLE = ["Вера", "Анна-Мария", "Zoë", "O'Neil", "Łukasz 3", "Ёж", "Nguyễn Thị", "李小龍", "محمد",
            "मोहित", "שָׁלוֹם", "❤️", "дядя Фёдор :)"]  # fmt: skip
# What cannot be seen: fillers, blanks, selectors, joiners, marks alone, controls of direction.
UNSEEN = ["\u3164", "\u2800\u2800", "\u115f", "\u1160", "\uffa0", "\u0301", "\u0301\u0302",
          "\ufe0f", "\U000e0101", "\u034f", "\u200b\u200d", "\u202e", "\u2066\u2069",
          "\u00ad", "\u180b", "\u17b4", "\U000e0041", "\U0001d159", " \u2003 ", "\ufeff", "\ue000",
          "a \u0301"]  # fmt: skip
PILED = ["Z\u0337\u031b\u035c\u0360", "а\u0489\u0488\u0489", "e" + "\u0301" * 9]
BROAD = ["\ufdfd" * 4, "\u2e3b" * 5, "李" * 13, "\U0001242b" * 4, "\ufdfa" * 2, "Ａ" * 25]
ALIKE = [("Вера", "Bepa"), ("Вера", "ВЕРА"), ("Anna", "Аnnа"), ("Anna", "Ａｎｎａ"), ("Ilya", "llya"),
         ("Ilya", "1lya"), ("Bob", "B0b"), ("Ρετρος", "Petpoς"),
         ("Вера", "Ве\u200bра"), ("Вера", " Вера "), ("Anna", "Anna."), ("Ёлка", "Ëлкa"),
         ("Анна", "А\u2062нна"), ("Mia", "Мiа")]  # fmt: skip
UNLIKE = [("Вера", "Вера 2"), ("Анна", "Аня"), ("Иван", "Ян"), ("Zoë", "Zoe"), ("❤️", "☀️"), ("李", "王")]

NAMES = st.text(min_size=1, max_size=MAX_NAME)
LETTERS = st.text(st.sampled_from("аaАAеeEЕрpPРоo0OОсcСвB1lI2 .-3"), min_size=1, max_size=MAX_NAME)


def is_name(name: str) -> bool:
    try:
        clean_name(name)
    except Refusal:
        return False
    return True


@pytest.mark.parametrize("name", READABLE)
def test_names_that_can_be_read(name):
    assert clean_name(f"  {name}\u200b ") == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", UNSEEN + PILED + BROAD, ids=ascii)
def test_names_that_cannot_be_read(name):
    assert not is_name(name)


@pytest.mark.parametrize("text", UNSEEN + PILED, ids=ascii)
def test_chat_that_cannot_be_read(text):
    with pytest.raises(Refusal):
        clean_chat(text)


@given(NAMES)
def test_a_clean_name_stays_as_it_is(name):
    if is_name(name):
        clean = clean_name(name)

        assert clean_name(clean) == clean == unicodedata.normalize("NFC", clean)
        assert width(clean) <= MAX_NAME
        assert any(unicodedata.category(ch)[0] in "LNPS" for ch in clean)


@given(st.text(max_size=2 * MAX_CHAT))
def test_a_clean_chat_line_stays_as_it_is(text):
    try:
        clean = clean_chat(text)
    except Refusal:
        return

    assert clean_chat(clean) == clean


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_could_be_mistaken_for_each_other(one, other):
    assert skeleton(clean_name(one)) == skeleton(clean_name(other))
    assert told_apart(clean_name(other), [one]).endswith(" 2")


@pytest.mark.parametrize(("one", "other"), UNLIKE)
def test_names_that_could_not(one, other):
    assert told_apart(other, [one]) == other


@given(st.lists(LETTERS, max_size=12), LETTERS)
def test_nobody_at_a_table_is_mistaken_for_another(names, last):
    taken: list[str] = []
    for name in [*names, last]:
        shown = told_apart(name, taken)
        assert skeleton(shown) not in {skeleton(other) for other in taken}
        assert len(shown) <= MAX_NAME
        taken.append(shown)


@pytest.mark.parametrize("lang", ["ru", "en"])
@given(data=st.data())
def test_bots_never_take_a_name_that_is_taken(lang, data):
    builders = words(lang, "name-builders")
    taken = data.draw(st.lists(st.sampled_from([*builders, *(name.upper() for name in builders), "Вера"]), max_size=8))
    names = bot_names(lang, taken)

    assert len(names) >= MAX_SEATS - 1  # at least one is a person's
    assert len({skeleton(name) for name in names} | {skeleton(name) for name in taken}) == len(names) + len(
        {skeleton(name) for name in taken}
    )
    assert all(is_name(name) for name in names)


# -- at a table --


async def rename(person: Person, name: str) -> None:
    assert (await person.http.patch("/api/me", json={"name": name})).status_code == 200


async def test_a_friend_of_the_same_name_sits_down_with_a_number(tmp_path):
    async with serving(tmp_path) as running, people(running, 3) as [anna, boris, clara]:
        for person, name in ((anna, "Вера"), (boris, "Вера"), (clara, "Bepa")):
            await rename(person, name)
        table = await anna.table("me", "open", "open")
        for person in (boris, clara):
            table = await person.post(f"/api/tables/{table['id']}/join", {})

        assert [seat["name"] for seat in table["seats"]] == ["Вера", "Вера 2", "Bepa 3"]
        assert (await boris.get("/api/me"))["name"] == "Вера"


async def test_who_looks_on_does_not_speak_under_the_name_of_a_player(tmp_path):
    async with serving(tmp_path) as running, people(running, 2) as [anna, boris]:
        for person in (anna, boris):
            await rename(person, "Вера")
        table = await anna.table("me", "bot")
        async with boris.at(table["id"]) as page:
            await page.ask("say", text="привет")
            while not page.said:
                await page.hear()

        assert (page.said[0]["name"], page.said[0]["seat"]) == ("Вера 2", -1)


async def test_everybody_at_a_new_table_has_a_name_of_their_own(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        await rename(anna, "Imhotep")
        seats = [
            {"kind": "here"},
            {"kind": "bot", "name": "lmhotep"},
            {"kind": "me"},
            {"kind": "bot"},
            {"kind": "here"},
        ]
        table = await anna.post("/api/tables", {"title": "architects", "seats": seats})
        names = [seat["name"] for seat in table["seats"]]

        assert names[:3] == ["Imhotep 2", "lmhotep 3", "Imhotep"]
        assert len({skeleton(name) for name in names}) == 5


async def test_eight_seats_with_the_name_of_a_bot_are_only_too_many(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        await rename(anna, "Imhotep")
        seats = [{"kind": "me"}, *({"kind": "bot"} for _ in range(7))]
        answer = await anna.http.post("/api/tables", json={"title": "settlers", "seats": seats})

        assert (answer.status_code, answer.json()["problem"]) == (400, "problem-setup")


async def test_bots_that_fill_a_table_leave_people_their_names(tmp_path):
    async with serving(tmp_path) as running, people(running, 1) as [anna]:
        await rename(anna, "PALLADIO")
        table = await anna.table("me", "open", "open", "open")
        table = await anna.post(f"/api/tables/{table['id']}/fill")
        names = [skeleton(seat["name"]) for seat in table["seats"]]

        assert len(set(names)) == 4
