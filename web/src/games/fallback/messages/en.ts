export default {
  choose: 'Choose one.',
  waiting: '{who} is to act.',
  over: 'The game is over.',
  step: '{what}',
  facts: 'What lies on the table',
  phase: '{what}',
  points: 'points',
} as const;
