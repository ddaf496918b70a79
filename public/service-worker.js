/*
 * Shows what the server pushes, also while no page of the site is open. The address that it was
 * registered under carries what to show where a message leaves something out.
 *
 * Caches pages that are the same for everybody, for when the network is away. Of what is personal only invitations to
 * interviews are cached, since their pass is shown at a door; they need no session. Requests that need one are made by the
 * pages themselves and are not touched here.
 */

const defaults = new URL(self.location.href).searchParams
const icon = '/icon-192.png'

/* Caches. A new name drops what an older worker stored, so it changes with the form of the copies. */
const pagesName = 'pages-3'
const filesName = 'files-3'
const maxPages = 40
/** Invitations to interviews as they were seen last. The end of a session deletes them. */
const invitationsName = 'invitations-2'
const maxInvitations = 5
const isInvitation = (pathname) => /^\/interview\/[^/]+$/i.test(withoutPrefix(pathname))
const maxFiles = 150

/** Where the pages of a language begin: `/hi`. Those of the main one have no prefix. */
const languagePrefix = /^\/[a-z]{2,3}(?:-[a-z0-9]{2,8})*(?=\/|(?:\.data)?$)/i
const prefixOf = (pathname) => languagePrefix.exec(pathname)?.[0] ?? ''
const withoutPrefix = (pathname) => pathname.replace(languagePrefix, '')

const offlinePath = '/offline'
/** Without their data, pages of people are the same for all of them; only those for everybody are cached. */
const publicPage =
  /^(?:\/(?:_?|jobs(?:\/[^/]*)?|jobsearch|frame-3|contact|pricing_page|refund_policy|terms_conditions|privacy_policy))?(?:\.data)?$/i
const isForEverybody = (pathname) => publicPage.test(withoutPrefix(pathname))

/**
 * The pages of candidates that are cached, as the server sends them to everybody. A job's page has no job: the page itself
 * knows those that its person saw, as the profile knows their applications. The search has the public list, so it is renewed
 * more often.
 */
const frames = [
  { page: /^\/job_details\/[^/]+$/i, path: '/job_details/kept', freshMs: 86_400_000 },
  { page: /^\/my_applications$/i, path: '/my_applications', freshMs: 86_400_000, hasOwnNote: true },
  { page: /^\/saved$/i, path: '/saved', freshMs: 86_400_000, hasOwnNote: true },
  { page: /^\/candidate_profile$/i, path: '/candidate_profile', freshMs: 86_400_000, hasOwnNote: true },
  { page: /^\/jobsearch$/i, path: '/jobsearch', freshMs: 3_600_000 },
]
const frameOf = (pathname) => frames.find(({ page }) => page.test(withoutPrefix(pathname)))
/** Cached for each language, however many other pages come. */
const standing = [offlinePath, ...frames.map(({ path }) => path)]
const isStanding = ({ pathname, search }) => search === '' && standing.includes(withoutPrefix(pathname))

self.addEventListener('install', (event) => {
  self.skipWaiting()
  // Notifications work without it; it is cached when the network is better.
  event.waitUntil(keepOfflinePages().catch(() => undefined))
})
self.addEventListener('activate', (event) => event.waitUntil(begin()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.method === 'POST' && request.mode === 'navigate' && isInvitation(pathname)) {
    event.respondWith(answerOf(request))
  }
  if (request.method !== 'GET') return
  if (/^\/(?:assets|messages)\//.test(pathname)) event.respondWith(fileOf(request))
  else if (request.mode === 'navigate') event.respondWith(pageOf(request, pathname))
  else if (pathname.endsWith('.data') && isForEverybody(pathname)) {
    event.respondWith(dataOf(request))
  }
})

self.addEventListener('message', (event) => {
  if (event.data?.kind === 'keep-open-page') {
    const { url } = event.source
    const { pathname } = new URL(url)
    const caching = isInvitation(pathname) ? keepInvitation(url) : keepFrame(pathname)
    event.waitUntil(caching.catch(() => undefined))
  }
})

self.addEventListener('push', (event) => {
  const message = read(event.data)
  // Browsers take the permission back from sites that are pushed to and show nothing.
  event.waitUntil(
    self.registration.showNotification(textOf(message.title) ?? defaults.get('title') ?? '', {
      body: textOf(message.body) ?? defaults.get('body') ?? '',
      icon,
      badge: icon,
      tag: textOf(message.tag) ?? '',
      data: { link: textOf(message.link) ?? '/' },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.link))
})

// The browser let go of the subscription, or made another one by itself.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event))
})

async function begin() {
  await self.clients.claim()
  const names = await caches.keys()
  const old = names.filter((name) => ![pagesName, filesName, invitationsName].includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A built file never changes: its name would. */
async function fileOf(request) {
  const files = await caches.open(filesName)
  const cached = await files.match(request)
  if (cached) return cached
  const answer = await fetch(request)
  if (answer.status === 200) await keep(filesName, { request, answer: answer.clone(), max: maxFiles })
  return answer
}

async function pageOf(request, pathname) {
  const prefix = prefixOf(pathname)
  let answer
  try {
    answer = await fetch(request)
  } catch (lost) {
    const cached = await cachedPage(request, pathname)
    if (cached) return frameOf(pathname)?.hasOwnNote ? cached : await marked(cached, prefix)
    const instead = (await frameFor(request.url)) ?? (await offlinePageOf(prefix))
    if (instead) return instead
    throw lost
  }
  if (isInvitation(pathname)) await keepNewest(request, answer.clone())
  else if (answer.status === 200 && !answer.redirected && isForEverybody(pathname)) {
    await keep(pagesName, { request, answer: answer.clone(), max: maxPages })
    // The worker may have come while the line was dead, and the site changes.
    if (await isStale(prefix + offlinePath, offlineFreshMs)) keepOfflinePage(prefix).catch(() => undefined)
  }
  return answer
}

async function cachedPage(request, pathname) {
  const [name, options] = isInvitation(pathname) ? [invitationsName, asAnswered] : [pagesName]
  return (await caches.open(name)).match(request, options)
}

/** Without a line an answer is not sent. The page stays, and says what it knew. */
async function answerOf(request) {
  const { url } = request
  try {
    return await fetch(request)
  } catch {
    return Response.redirect(url, 303)
  }
}

/** What is to be read after an answer stands in the address: another copy of the same page is not wanted. */
const asAnswered = { ignoreSearch: true }

/** The newest copy of an invitation, none of one that has ended. Until the new one is there the old one stays. */
async function keepNewest(request, answer) {
  const invitations = await caches.open(invitationsName)
  if (answer.status === 404) await invitations.delete(request, asAnswered)
  if (answer.status !== 200) return
  await keep(invitationsName, { request, answer, max: maxInvitations })
  const copies = await invitations.keys(request, asAnswered)
  const others = copies.filter(({ url }) => url !== request.url)
  await Promise.all(others.map((each) => invitations.delete(each)))
}

/**
 * The page that is open came before the worker. Its files are cached with it, which takes a while: an answer that is given
 * meanwhile brings a newer copy, which stays.
 */
async function keepInvitation(url) {
  const requestedAt = Date.now()
  const answer = await fetch(url)
  await cacheFilesOf(await answer.clone().text())
  const cached = await (await caches.open(invitationsName)).match(url, asAnswered)
  const isNewer = cached !== undefined && Number(cached.headers.get('x-cached-at')) > requestedAt
  if (!isNewer) await keepNewest(new Request(url), answer)
}

/** A job's page has no job of its own; a search has the jobs of its address, so that one opens without words and filters. */
async function frameFor(url) {
  const { origin, pathname, search } = new URL(url)
  const frame = frameOf(pathname)
  const path = prefixOf(pathname) + frame?.path
  const cached = frame && (await (await caches.open(pagesName)).match(path))
  const isOwnAddress = path.toLowerCase() === pathname.toLowerCase()
  return cached && isOwnAddress && search !== '' ? Response.redirect(origin + path) : cached
}

/** In the page's language, if it was seen in that before. */
async function offlinePageOf(prefix) {
  const pages = await caches.open(pagesName)
  return (await pages.match(prefix + offlinePath)) ?? (await pages.match(offlinePath))
}

const offlineFreshMs = 86_400_000

async function isStale(path, freshMs) {
  const cached = await (await caches.open(pagesName)).match(path)
  return !cached || Date.now() - Number(cached.headers.get('x-cached-at')) > freshMs
}

async function dataOf(request) {
  try {
    const answer = await fetch(request)
    if (answer.status === 200) {
      await keep(pagesName, { request, answer: answer.clone(), max: maxPages })
    }
    return answer
  } catch (lost) {
    const pages = await caches.open(pagesName)
    const cached = await pages.match(request)
    if (cached) return cached
    throw lost
  }
}

/** The newest copies stay, and the offline page. */
async function keep(name, { request, answer, max }) {
  try {
    const cache = await caches.open(name)
    const headers = new Headers(answer.headers)
    headers.set('x-cached-at', String(Date.now()))
    // The copy is unpacked, and as long as it is then.
    headers.delete('content-encoding')
    headers.delete('content-length')
    // An address has one copy, which the next one replaces: a page is shown in the language that it was seen in last.
    headers.delete('vary')
    await cache.put(request, new Response(await answer.blob(), { status: 200, headers }))
    const cached = await cache.keys()
    const others = cached.filter(({ url }) => !isStanding(new URL(url)))
    const old = others.slice(0, Math.max(0, others.length - max))
    await Promise.all(old.map((each) => cache.delete(each)))
  } catch {
    // The device is full or stores nothing. The page itself is there.
  }
}

/** A cached page says that it is one, and how old. The offline page brings the words. */
async function marked(cached, prefix) {
  const offline = await offlinePageOf(prefix)
  const html = await cached.text()
  const [, language] = /<html lang="([a-z]+)/.exec(html) ?? []
  const words = /data-cached-words="([^"]*)"/.exec(offline ? await offline.text() : '')?.[1] ?? ''
  const at = new Intl.DateTimeFormat(`${language ?? 'en'}-IN-u-nu-latn`, {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(Number(cached.headers.get('x-cached-at')))
  const note = words.replace('{time}', at)
  return new Response(html.replace('<body', `<body data-cached-note="${note}"`), {
    status: 200,
    headers: cached.headers,
  })
}

/**
 * Shown at any address that there is no copy of, so the router's scripts are left out: they would take it for the page of
 * the address. The last one stays, which says who is signed in. Its styles and pictures are cached with it.
 */
async function keepOfflinePage(prefix) {
  const answer = await fetch(prefix + offlinePath)
  if (answer.status !== 200) return
  const html = (await answer.text())
    .replaceAll(/<script\b(?:(?!<\/script>)[\s\S])*<\/script>(?!<\/body>)/g, '')
    .replaceAll(/<link [^>]*rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<link [^>]*href="\/messages\/[^>]*>/g, '')
  const looks = [...html.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, href]) => href)
  const headers = new Headers(answer.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.delete('vary')
  headers.set('x-cached-at', String(Date.now()))
  const pages = await caches.open(pagesName)
  await pages.put(prefix + offlinePath, new Response(html, { status: 200, headers }))
  await Promise.all(looks.map((href) => fileOf(new Request(href))))
}

/** In the main language, and in those of the pages that are open. */
async function keepOfflinePages() {
  const open = (await pages()).map(({ url }) => prefixOf(new URL(url).pathname))
  await Promise.all([...new Set(['', ...open])].map(keepOfflinePage))
}

/** After the files that it needs, which the page that wants it has just loaded. */
async function keepFrame(pathname) {
  const frame = frameOf(pathname)
  const path = prefixOf(pathname) + frame?.path
  if (!frame || !(await isStale(path, frame.freshMs))) return
  const answer = await fetch(path)
  if (answer.status !== 200) return
  await cacheFilesOf(await answer.clone().text())
  await keep(pagesName, { request: path, answer, max: maxPages })
}

async function cacheFilesOf(html) {
  const files = html.match(/\/(?:assets|messages)\/[^"'\s\\]+\.(?:js|css|json)/g) ?? []
  await Promise.all([...new Set(files)].map((file) => fileOf(new Request(file))))
}

function read(data) {
  try {
    const message = data?.json()
    return typeof message === 'object' && message !== null ? message : {}
  } catch {
    return {}
  }
}

function textOf(value) {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Opens a page of this site. One that shows it already comes forward and looks again. */
async function open(link) {
  const url = new URL(textOf(link) ?? '/', self.location.origin)
  const address = url.origin === self.location.origin ? url.href : self.location.origin
  const page = (await pages()).find((each) => each.url === address)
  // No other page is taken for it: somebody may be in the middle of a form there.
  if (!page) return self.clients.openWindow(address)
  const shown = await page.focus()
  shown.postMessage({ kind: 'opened' })
}

/** The server learns of it from a page, which has the session: one that is open, or the next one. */
async function renew({ oldSubscription, newSubscription }) {
  const key = textOf(defaults.get('key')) ?? oldSubscription?.options.applicationServerKey
  try {
    if (!newSubscription && key) {
      const options = { userVisibleOnly: true, applicationServerKey: key }
      await self.registration.pushManager.subscribe(options)
    }
  } finally {
    for (const page of await pages()) page.postMessage({ kind: 'subscription-changed' })
  }
}

function pages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}
