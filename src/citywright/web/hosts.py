"""Under which names and addresses a server is reached, and which proxies speak for others."""

import contextlib
import ipaddress
import re
import socket
from typing import Final

from citywright.kit.errors import CitywrightError
from citywright.web.settings import Settings

LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104

HOST: Final = re.compile(r"(?:\[(?P<six>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]+))(?::[0-9]{1,5})?")
"""A Host header; which port it names is of no matter."""


class BadAddress(CitywrightError):
    """What was said about names, addresses or proxies is not understood."""


def name_in(host: str) -> str:
    """The name or address in a Host header, empty if it is none."""
    found = HOST.fullmatch(host.lower())
    return (found["six"] or found["name"]) if found else ""


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def names_of(host: str, more: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The names of a server that listens there, so that no other name can be made to lead here."""
    names = set(LOOPBACK)
    if host not in LOOPBACK:
        names |= {socket.gethostname().lower(), f"{socket.gethostname()}.local".lower()}
    if host not in EVERYWHERE:
        names.add(host.lower())
    for name in more:
        if not name_in(name):
            raise BadAddress(f"{name!r} is no name: write play.example, without https:// and /.")
        names.add(name_in(name))
    return tuple(sorted(names))


def shown_host(host: str) -> str:
    """What to type in a browser to reach a server that listens there."""
    if host in LOOPBACK:
        return "localhost"
    if host in EVERYWHERE:
        host = own_address(host)
    return f"[{host}]" if ":" in host else host


def own_address(everywhere: str) -> str:
    """The address of this machine in its network: the one it would send from. Nothing is sent."""
    six = ":" in everywhere
    with (
        contextlib.suppress(OSError),
        socket.socket(socket.AF_INET6 if six else socket.AF_INET, socket.SOCK_DGRAM) as probe,
    ):
        probe.connect(("2001:db8::1" if six else "192.0.2.1", 9))  # addresses of examples, which lead nowhere
        return str(probe.getsockname()[0])
    return own_address("0.0.0.0") if six else socket.gethostname()  # noqa: S104


def proxies_of(given: tuple[str, ...]) -> tuple[str, ...]:
    """The addresses and networks of proxies; names are looked up once."""
    found: set[str] = set()
    for one in given:
        try:
            networks = [ipaddress.ip_network(one)]
        except ValueError:
            try:
                addresses = {str(info[4][0]) for info in socket.getaddrinfo(one, None)}
            except (OSError, UnicodeError):
                raise BadAddress(f"{one!r} is no address, network or known name of a proxy.") from None
            networks = [ipaddress.ip_network(address.partition("%")[0]) for address in addresses]
        for network in networks:
            found.add(str(network))
            if network.version == 4:  # as a listener on :: sees it
                found.add(f"::ffff:{network.network_address}/{96 + network.prefixlen}")
    return tuple(sorted(found))


def answers_to(settings: Settings, host: str) -> bool:
    """Is this a Host header of this server? A page of another site could make its own name lead here and would then be
    let in as this site's own.

    A server that listens everywhere also answers to every literal address: those cannot be made to lead elsewhere, and
    which of them people reach it by (another interface, a forwarded port, a container) cannot be known here.
    """
    name = name_in(host)
    if not settings.hosts:
        return bool(name)
    return name in settings.hosts or (settings.any_address and is_address(name))
