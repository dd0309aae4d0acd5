"""What a caller gives, checked before the engine sees it. What is wrong raises ValueError."""

from __future__ import annotations

import operator
from typing import Any, Iterable, Mapping, Union

Options = Union[Mapping[str, Any], Iterable[str], None]


def whole_number(value: Any, what: str) -> int:
    """An int that fits the engine's; also from an integer of NumPy."""
    try:
        number = operator.index(value)
    except TypeError:
        raise ValueError(f"{what} is a whole number, not {value!r}") from None
    if abs(number) >= 1 << 31:
        raise ValueError(f"{what} is too large: {number}")
    return number


def text(value: Any, what: str) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{what} is a text, not {value!r}")
    return value


def option_list(options: Options) -> list[str]:
    """{'name': 'value'} or ['name=value'] as the engine reads them."""
    if options is None:
        return []
    if isinstance(options, str) or not isinstance(options, Iterable):
        raise ValueError("options are a dict, or a list of 'name=value'")
    if isinstance(options, Mapping):
        return [f"{name}={value}" for name, value in options.items()]
    return [text(option, "an option") for option in options]
