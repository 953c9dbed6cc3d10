"""Mail with a code. It goes out in a thread of its own, and whoever asked for it does not wait."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import structlog

from citywright.kit.errors import CitywrightError

LOG = structlog.get_logger("mail")

TIMEOUT: Final = 20.0
WAITING: Final = 100
"""Mails that may wait for a slow server; what comes beyond that is not sent."""
PORTS: Final = {"smtp": 587, "smtps": 465}
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


class BadMail(CitywrightError):
    """The address of the mail server cannot be used."""


class Route(NamedTuple):
    """Where our mail is handed in, and from whom it comes."""

    host: str
    port: int
    tls: bool
    user: str
    password: str
    sender: str


def read_route(text: str) -> Route:
    """The route in smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS. What is wrong is said without the password."""
    told = "Mail goes by smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS (smtps: for TLS from the first byte)"
    try:
        url = urlsplit(text)
        port = url.port or PORTS.get(url.scheme, 0)
    except ValueError:
        raise BadMail(f"{told}; the port is a number.") from None
    sender = parse_qs(url.query).get("from", [""])[0]
    if not port or not url.hostname:
        raise BadMail(f"{told}.")
    if "@" not in sender or not sender.isascii() or not sender.isprintable():
        raise BadMail(f"{told}; 'from' is the address the mail comes from.")
    return Route(
        url.hostname, port, url.scheme == "smtps", unquote(url.username or ""), unquote(url.password or ""), sender
    )


class Mailer:
    """Sends mail, if the server was told how."""

    def __init__(self, address: str) -> None:
        self.route = read_route(address) if address else None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="mail")
        self._waiting = 0

    async def send(self, to: str, subject: str, text: str) -> None:
        """Hand in one mail. A failure is noted, without the address, and tells nobody anything."""
        if self.route is None or self._waiting >= WAITING:
            LOG.error("mail", why="no route" if self.route is None else "too many wait")
            return
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.route.sender, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self.route.sender.rpartition("@")[2])
        message.set_content(text)
        self._waiting += 1
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, hand_in, self.route, message)
        except (OSError, smtplib.SMTPException, RuntimeError) as why:
            # The words of a mail server may repeat the address, so only the kind of the failure is noted.
            LOG.error("mail", why=type(why).__name__)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def hand_in(route: Route, message: EmailMessage) -> None:
    context = ssl.create_default_context()
    server: smtplib.SMTP
    if route.tls:
        server = smtplib.SMTP_SSL(route.host, route.port, timeout=TIMEOUT, context=context)
    else:
        server = smtplib.SMTP(route.host, route.port, timeout=TIMEOUT)
    with server:
        server.ehlo()
        if not route.tls and server.has_extn("starttls"):
            server.starttls(context=context)
            server.ehlo()
        elif not route.tls and route.user and route.host not in LOOPBACK:
            raise smtplib.SMTPNotSupportedError("A password is not sent in the clear.")
        if route.user:
            server.login(route.user, route.password)
        server.send_message(message)
