// Where the reader is: the address is the truth, and links are real links.
import type { Eyes } from '../protocol';

export type Route =
  | { at: 'lobby' }
  | { at: 'table'; table: string; token: string }
  | { at: 'replay'; table: string; token: string; step: number | null; eyes: Eyes }
  | { at: 'rules'; game: string }
  | { at: 'edition'; game: string }
  | { at: 'cards'; game: string }
  | { at: 'lost' };

function read(): Route {
  const [first, second] = location.pathname.split('/').filter(Boolean);
  const query = new URLSearchParams(location.search);
  const figure = (name: string) => (query.has(name) ? Number(query.get(name)) : null);
  const token = location.hash.slice(1);
  if (!first) return { at: 'lobby' };
  if (first === 't' && second) return { at: 'table', table: second, token };
  if (first === 'r' && second) return { at: 'replay', table: second, token, step: figure('step'), eyes: query.get('eyes') === 'all' ? 'all' : figure('eyes') };
  if (first === 'rules') return { at: 'rules', game: second ?? 'justinian' };
  if ((first === 'edition' || first === 'cards') && second) return { at: first, game: second };
  return { at: 'lost' };
}

let route = $state.raw<Route>(read());

export const router = {
  get route() {
    return route;
  },
};

export function go(address: string, how: 'push' | 'replace' = 'push') {
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  route = read();
  if (how === 'push') scrollTo(0, 0);
}

/** Changes the address without going anywhere: a replay's step. */
export function mark(address: string) {
  history.replaceState(null, '', address);
}

export function watchAddress() {
  addEventListener('popstate', () => (route = read()));
  addEventListener('hashchange', () => (route = read()));
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.href);
  });
}
