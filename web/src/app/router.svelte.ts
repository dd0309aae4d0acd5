// The current route: the address bar is the source of truth, and links are real links.
import type { Eyes } from '../protocol';
import { games } from '../values';
import { current, to } from './address';
import { takeLink } from './arrivals';

export type Route =
  | { at: 'lobby' }
  /**
   * `link`: the fragment of the opened link. It is removed from the address bar, so that nobody
   * copies it.
   */
  | { at: 'table'; table: string; link: string }
  | { at: 'replay'; table: string; step: number | null; eyes: Eyes }
  | { at: 'rules'; game: string; isReference: boolean }
  | { at: 'edition'; game: string }
  | { at: 'cards'; game: string }
  | { at: 'mine' }
  /** An invitation that people have said to each other. */
  | { at: 'spoken'; words: string }
  | { at: 'settings' }
  | { at: 'lost' };

// Stores what a fragment says about a seat, then removes it from the address.
function readLink(table: string): string {
  const fragment = location.hash.slice(1);
  if (!takeLink(table, fragment))
    return route?.at === 'table' && route.table === table ? route.link : '';
  history.replaceState(null, '', location.pathname + location.search);
  return fragment;
}

function read(): Route {
  const { path, query: asked } = current();
  const [first, second, third] = path.split('/').filter(Boolean);
  const query = new URLSearchParams(asked);
  const figure = (name: string) => (query.has(name) ? Number(query.get(name)) : null);
  if (!first) return { at: 'lobby' };
  if (first === 'mine' || first === 'settings') return { at: first };
  if (first === 't' && second) return { at: 'table', table: second, link: readLink(second) };
  if (first === 'r' && second) {
    readLink(second);
    return {
      at: 'replay',
      table: second,
      step: figure('step'),
      eyes: query.get('eyes') === 'all' ? 'all' : figure('eyes'),
    };
  }
  if (/^[a-z]+(-[a-z]+){3}$/.test(first)) return { at: 'spoken', words: first };
  if (first === 'rules')
    return { at: 'rules', game: second ?? games[0], isReference: third === 'reference' };
  if ((first === 'edition' || first === 'cards') && second) return { at: first, game: second };
  return { at: 'lost' };
}

let route = $state.raw<Route>({ at: 'lost' });
route = read();

export const router = {
  get route() {
    return route;
  },
};

export const go = (route: string) => visit(to(route));

function visit(address: string) {
  history.pushState(null, '', address);
  route = read();
  scrollTo(0, 0);
}

/** Changes the address without leaving the page: a replay's step. */
export function mark(route: string) {
  history.replaceState(null, '', to(route));
}

export function watchAddress() {
  addEventListener('popstate', () => (route = read()));
  addEventListener('hashchange', () => (route = read()));
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    const { pathname, search } = location;
    if (link.pathname === pathname && link.search === search && link.hash) return;
    event.preventDefault();
    visit(link.href);
  });
}
