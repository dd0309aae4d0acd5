// The art, once it is loaded. It comes after the table, so that nobody waits for it to move.
type Module = typeof import('./index');

class Art {
  /** Null until it is loaded. */
  all = $state.raw<Module | null>(null);
  private asked = false;

  load() {
    if (this.asked) return;
    this.asked = true;
    // Without the art the table shows its signs; the next picture asks again.
    import('./index').then(
      (all) => (this.all = all),
      () => (this.asked = false),
    );
  }
}
export const art = new Art();
