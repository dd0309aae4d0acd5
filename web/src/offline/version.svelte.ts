/** How to load a newer version of the page; null while there is none. */
export const newVersion: { load: (() => void) | null } = $state({ load: null });
