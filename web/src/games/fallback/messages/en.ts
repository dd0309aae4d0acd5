// The words of the table for any game. Names of things are the game's own, in English.
export default {
  choose: 'Choose an action.',
  waiting: '{who}’s turn.',
  over: 'The game is over.',
  ended: 'The game is over: {how}.',
  step: '{what}',
  told: '{who}: {what}',
  facts: 'On the table',
  players: 'Players',
  own: 'Yours',
  of_player: '{who}',
  outlook: 'What follows from it',
  you: 'You',
  yes: 'yes',
  no: 'no',
} as const;
