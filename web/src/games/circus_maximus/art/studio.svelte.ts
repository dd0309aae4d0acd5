// The painted places once they are loaded. All tables of this page share them.
class Studio {
  places = $state.raw<Record<string, string>>({});
  private symbols: Promise<string> | null = null;

  /** The people and things as SVG symbols. */
  load(): Promise<string> {
    return (this.symbols ??= import('./paintings').then(
      ({ places, symbols }) => {
        this.places = places();
        return symbols();
      },
      // The table can be played without pictures; the next table tries again.
      () => {
        this.symbols = null;
        return '';
      },
    ));
  }
}
export const studio = new Studio();

/** Fills an empty SVG element with the symbols, once they are loaded. */
export function stocked(store: SVGSVGElement) {
  let gone = false;
  void studio.load().then((symbols) => {
    if (!gone) store.innerHTML = symbols;
  });
  return { destroy: () => void (gone = true) };
}
