// The chapters of the rules, by their position, that the tips of the table link to.
export const chapters = {
  cards: '2',
  placing: '4-1',
  villa: '4-3',
  forum: '4-4',
  sales: '4-5',
  counting: '4-6',
  favours: '5',
} as const;
