"""`citywright account`: what the host of a server can do for people who lost their password."""

import asyncio
import time

import click

from citywright.kit.clauses import LANGUAGES
from citywright.terminal.console import default_language
from citywright.texts.catalogue import texts_of


@click.group()
def command() -> None:
    """Help the owners of accounts."""


@command.command()
@click.argument("login")
@click.option("--db", "database", default="sqlite:///data/citywright.db", show_default=True, help="The database.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language of the answer.")
def code(login: str, database: str, lang: str | None) -> None:
    """Print a one-time code by which the owner of LOGIN sets a new password. The server may be running.

    It needs the key of the server: the file beside the database, or CITYWRIGHT_KEY.
    """
    from citywright.store import Store
    from citywright.web.codes import LIFE, host_code
    from citywright.web.passwords import plain_login
    from citywright.web.settings import key_of

    texts = texts_of(lang or default_language())
    name = plain_login(login)
    store = Store(database)
    store.open_to_read()
    try:
        user = asyncio.run(store.user_by_login(name))
    finally:
        store.close()
    if user is None:
        raise click.ClickException(texts.say("account-unknown", login=name))
    new = host_code(key_of(store.url), user, time.time())
    click.echo(texts.say("account-code", login=name, code=new, minutes=LIFE // 60))
