export default {
  choose: 'Choose an action.',
  waiting: '{who}’s turn.',
  over: 'The game is over.',
  step: '{what}',
  facts: 'On the table',
  phase: '{what}',
  points: 'points',
} as const;
