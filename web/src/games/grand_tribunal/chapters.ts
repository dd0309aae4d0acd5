// The chapters of the rules, by their position, that the tips of the table link to.
export const chapters = {
  things: '1',
  course: '3',
  actions: '4',
  count: '5',
  effects: '6',
  sources: '7-1',
} as const;
