"""Chance: the stream's published numbers, fairness, and the promise of a live table."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citywright.kit.chance import MASK64, Stream, advance, check_seed, commitment, derive, keeps_promise, number, scale
from citywright.kit.errors import BadSetup

SECRET = bytes(range(32))


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]),
        (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]),
    ],
)
def test_the_stream_is_splitmix64(seed: int, numbers: list[int]) -> None:
    state, found = seed, []
    for _ in numbers:
        state = advance(state)
        found.append(number(state))

    assert found == numbers


def test_a_stream_outside_a_state_gives_the_same_numbers() -> None:
    stream = Stream(1234567)

    assert [stream.chance(1 << 64) for _ in range(2)] == [6457827717110365317, 3203168211198807973]


@given(st.integers(0, MASK64), st.integers(1, 1000))
def test_scaled_numbers_stay_in_their_range(bits: int, n: int) -> None:
    assert 0 <= scale(bits, n) < n


def test_scaling_reaches_both_ends() -> None:
    assert scale(0, 6) == 0
    assert scale(MASK64, 6) == 5


@pytest.mark.parametrize("n", [2, 6, 7, 100])
def test_every_face_comes_up_as_often(n: int) -> None:
    """Pearson's sum over 20,000 throws of a fixed stream; five standard deviations are allowed."""
    stream = Stream(99)
    throws = 20_000
    seen = Counter(stream.chance(n) for _ in range(throws))

    expected = throws / n
    distance = sum((seen[face] - expected) ** 2 / expected for face in range(n))
    assert len(seen) == n
    assert distance < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    throws = [tuple(Stream(seed).chance(6) for _ in range(1)) for seed in range(6000)]

    assert all(800 < count < 1200 for count in Counter(throws).values())


def test_the_stream_of_an_action_is_an_hmac_of_its_number() -> None:
    """The vectors come from openssl: HMAC-SHA256 over `citywright:0` and `citywright:7`."""
    assert derive(bytes(32), 0) == 0xAC4F50B4CC4F8026
    assert derive(SECRET, 7) == 0xB9106A1DE636E720


def test_every_action_and_every_secret_has_a_stream_of_its_own() -> None:
    streams = {derive(secret, turn) for secret in (SECRET, bytes(32)) for turn in range(200)}

    assert len(streams) == 400


def test_a_promise_is_the_hash_of_the_secret() -> None:
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert keeps_promise(SECRET, hashlib.sha256(SECRET).hexdigest())


@pytest.mark.parametrize("promise", ["", "ё", "\ud800", commitment(bytes(32)), commitment(SECRET).upper()])
def test_another_promise_is_not_kept(promise: str) -> None:
    assert not keeps_promise(SECRET, promise)


@pytest.mark.parametrize("seed", [0, 1, MASK64])
def test_a_seed_has_64_bits(seed: int) -> None:
    assert check_seed(seed) == seed


@pytest.mark.parametrize("seed", [-1, MASK64 + 1])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup, match=r"^The seed must be a whole number from 0 to \d+, not -?\d+\.$"):
        check_seed(seed)
