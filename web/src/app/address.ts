// Where the page lives. A server answers every path with the page, so its routes are paths. The
// files of `curia page --write` lie anywhere on a web space that knows no routes, so there a route
// is the query of the page's own address: "?/t/ID".

/** The page was written as files: no server is behind it. */
export const isFiles = globalThis.document?.documentElement.dataset.home === 'files';
/** The folder of the page. */
export const home = isFiles ? './' : '/';

/** The address of a route such as "/t/ID?step=3". */
export const to = (route: string) =>
  !isFiles ? route : /^\/[^#]/.test(route) ? `?${route.replace('?', '&')}` : home + route.slice(1);

/** The same for other devices and pages. */
export const whole = (route: string) => new URL(to(route), location.href).href;

/** The current route: its path and its query. */
export function current(): { path: string; query: string } {
  const { pathname: path, search } = location;
  if (!isFiles) return { path, query: search };
  const [route = '', ...query] = search.slice(1).split('&');
  return { path: route.startsWith('/') ? route : '/', query: query.join('&') };
}
