/**
 * The service worker: only for reading offline. Pages always come from the network if there is one,
 * so no page refers to files that a release removed. Without a network, the answer to every page is
 * the offline page of the newest cached build, which opens the requested page as soon as it can.
 * Files below /assets/ have a hash in their name, so cached files never become outdated. Requests
 * to the API are not handled here.
 */
const offline = '/offline'
/** One cache per build: the newest, and the one before it, because other tabs may still use it. */
const prefix = 'trilha '
const notOurs = /^\/(api|empresas|admin|dev)(\/|$)/

const skip = () => self.skipWaiting()
self.addEventListener('install', skip)
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!notOurs.test(url.pathname)) event.respondWith(page(request, url))
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

async function page(request, url) {
  try {
    return await fetch(request)
  } catch (error) {
    const newest = await newestCache()
    const kept = await newest?.match(offline, { ignoreVary: true })
    if (!kept) throw error
    if (url.pathname === offline) return kept
    return Response.redirect(`${offline}?to=${encodeURIComponent(url.pathname + url.search)}`)
  }
}

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(prefix))

/** Cache names are listed in the order of creation, so the newest is the last. */
async function newestCache() {
  const name = (await ownCaches()).at(-1)
  return name === undefined ? undefined : caches.open(name)
}

async function asset(request) {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request)
}

/** Pages send the files that they loaded. The name of the manifest file identifies the build. */
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.loaded)) event.waitUntil(keep(event.data.loaded))
})

const isManifest = (file) => file.startsWith('/assets/manifest-')

/** Handles messages one at a time: two tabs must not create the same cache at the same time. */
let turn = Promise.resolve()
function keep(files) {
  turn = turn.then(() => keepNow(files)).catch(() => undefined)
  return turn
}

async function keepNow(files) {
  const assets = files.filter((file) => /^\/assets\/[\w.-]+$/.test(file))
  const cache = await cacheOf(assets)
  for (const file of assets)
    if (!(await cache.match(file))) await cache.add(file).catch(() => undefined)
}

/**
 * The cache of this build. A new cache gets the offline page, all files that this page refers to,
 * and the loaded files, which include its texts. If one of them fails, no cache is created.
 */
async function cacheOf(loaded) {
  const manifest = loaded.find(isManifest)
  const names = await ownCaches()
  const newest = names.at(-1)
  if (newest && (!manifest || names.includes(prefix + manifest)))
    return caches.open(manifest ? prefix + manifest : newest)
  const answer = await fetch(offline, { cache: 'no-store' })
  if (!answer.ok) throw new Error('no offline page')
  const html = await answer.clone().text()
  const named = html.match(/\/assets\/[\w.-]+\.\w+/g) ?? []
  // There may be a newer release by now, so the offline page decides which build this is.
  const build = named.find(isManifest) ?? manifest
  const files = [...new Set([...named, ...loaded])]
  const answers = await Promise.all(files.map((file) => fetch(file)))
  if (answers.some(({ ok }) => !ok)) throw new Error('a file is missing')
  const cache = await caches.open(prefix + build)
  await Promise.all(answers.map((found, i) => cache.put(files[i], found)))
  await cache.put(offline, answer)
  for (const name of names.slice(0, -1)) await caches.delete(name)
  return cache
}
