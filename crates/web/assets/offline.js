// Answers from the network where there is one, and from the last visit where there is none.
const KEPT = "sandtable";
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith((async () => {
    const kept = await caches.open(KEPT);
    try {
      const fresh = await fetch(event.request);
      if (fresh.ok) kept.put(event.request, fresh.clone());
      return fresh;
    } catch (gone) {
      const old = await kept.match(event.request, { ignoreSearch: true });
      if (old) return old;
      throw gone;
    }
  })());
});
