/**
 * The service worker: reading without a network, and nothing else. Pages always come from the
 * network while there is one, so that none can name files that are gone. Without one, every page is
 * answered by the offline page of the newest build seen here, which goes on from there by itself.
 * Files below /assets/ carry their hash in their name: a kept one is right for ever.
 * Requests to the API are left alone.
 */
const offline = '/offline'
/** One cache for each build: the newest and the one before it, which other tabs may still show. */
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

/** Names come in the order in which the caches were made. */
async function newestCache() {
  const name = (await ownCaches()).at(-1)
  return name === undefined ? undefined : caches.open(name)
}

async function asset(request) {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request)
}

/** A page tells which files it loaded; the name of the manifest among them names its build. */
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.loaded)) event.waitUntil(keep(event.data.loaded))
})

const isManifest = (file) => file.startsWith('/assets/manifest-')

/** One after another: two tabs that start at once must not make the same cache twice. */
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
 * The cache of this build; made with its offline page, all files that this names and those loaded,
 * its texts among them, or not at all.
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
  // A release may have come between: the page names its own build.
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
