// Caches the shell for use without a network. Files with a hash in their name never change and
// stay in the cache once fetched; the page itself is fetched first and comes from the cache if that fails.
const store = 'curia-1';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(store)
      .then((cache) => cache.addAll(['/', '/icon.svg', '/manifest.webmanifest']))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== store).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

async function kept(request) {
  const cache = await caches.open(store);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function page(request) {
  const cache = await caches.open(store);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put('/', answer.clone());
    return answer;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (
    request.method !== 'GET' ||
    origin !== self.location.origin ||
    pathname.startsWith('/api/') ||
    pathname === '/health' ||
    pathname === '/metrics'
  )
    return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (
    pathname.startsWith('/assets/') ||
    pathname === '/icon.svg' ||
    pathname === '/manifest.webmanifest'
  )
    event.respondWith(kept(request));
});
