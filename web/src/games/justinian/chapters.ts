// The chapters of the rules, by their position, that the tips of the table link to.
export const chapters = {
  things: '1',
  turn: '3',
  moving: '4',
  claiming: '5',
  scoring: '6',
} as const;
