// Answers from the network where there is one, and from what was kept where there is none. Everything the
// page may ask for is kept at the first visit, so that it works without a network from then on.
const KEPT = "sandtable";
self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil((async () => {
    const kept = await caches.open(KEPT);
    const files = await (await fetch("./files.json")).json();
    await kept.addAll(["./", ...files]);
  })());
});
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
