// What the coach says about a move; the original that the translations are checked against.
export default {
  moves: '{name} goes from slot {from} to {to}: worth {new} instead of {old}.',
  colour: 'Your {colour} cards count {then} instead of {now} once the tiles have moved.',
  on_card: 'You then have {total} on the phase card; a scoring needs {minimum}.',
  draws: 'You draw two tokens and keep the others.',
  counts: 'Your {colour} cards count {points} now.',
  keeps_for: 'Keeps your {token} for {name}.',
  keeps_for_card: 'Keeps your {token} for the phase card.',
  another: 'Then another {token} on {name}.',
  then_claim: 'Prepares a scoring.',
  then_colour: 'Aims at a scoring of {colour}.',
  then_left: 'Hopes to pass last and to move the tiles from the left.',
  then_right: 'Hopes to pass last and to move the tiles from the right.',
  then_pass: 'Then passes.',
} as const;
