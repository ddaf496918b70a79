/*
 * Shows what the server pushes, also while no page of the site is open. The address that it was
 * registered under carries what to show where a message leaves something out.
 *
 * Keeps pages for everybody as they were seen last, for when the line is dead. Nothing of a person's is kept here:
 * what needs a session is asked for by the pages themselves, and passes by.
 */

const defaults = new URL(self.location.href).searchParams
const icon = '/icon-192.png'

/* Kept copies. Another name drops those of the worker before. */
const pagesName = 'pages-1'
const filesName = 'files-1'
const mostPages = 40
const mostFiles = 150

const offlinePath = '/offline'
/** Without their data, pages of people are the same for all of them; only those for everybody are kept. */
const forEverybody =
  /^\/(?:|jobs(?:\/[^/]*)?|frame-3|contact|pricing_page|refund_policy|terms_conditions|privacy_policy)(?:\.data)?$/i
const rootData = '/_root.data'

/** The frame of a candidate's job page, without a job: the page itself knows those that its person saw. */
const jobFrame = '/job_details/kept'
const jobPage = /^\/job_details\/[^/]+$/i

self.addEventListener('install', (event) => {
  self.skipWaiting()
  // Notifications work without it; it is kept when the line is better.
  event.waitUntil(keepOfflinePage().catch(() => undefined))
})
self.addEventListener('activate', (event) => event.waitUntil(begin()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request))
  else if (request.mode === 'navigate') event.respondWith(pageOf(request, pathname))
  else if (pathname === rootData || (pathname.endsWith('.data') && forEverybody.test(pathname))) {
    event.respondWith(dataOf(request))
  }
})

self.addEventListener('message', (event) => {
  if (event.data?.kind === 'keep-job-frame') {
    event.waitUntil(keepJobFrame().catch(() => undefined))
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
  const old = names.filter((name) => ![pagesName, filesName].includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A built file never changes: its name would. */
async function fileOf(request) {
  const files = await caches.open(filesName)
  const kept = await files.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) await keep(filesName, { request, answer: answer.clone(), most: mostFiles })
  return answer
}

async function pageOf(request, pathname) {
  let answer
  try {
    answer = await fetch(request)
  } catch (lost) {
    const pages = await caches.open(pagesName)
    const kept = await pages.match(request)
    if (kept) return await marked(kept)
    const instead = await pages.match(jobPage.test(pathname) ? jobFrame : offlinePath)
    if (instead) return instead
    throw lost
  }
  if (answer.status === 200 && !answer.redirected && forEverybody.test(pathname)) {
    await keep(pagesName, { request, answer: answer.clone(), most: mostPages })
    // The worker may have come while the line was dead, and the site changes.
    if (await isStale(offlinePath)) keepOfflinePage().catch(() => undefined)
  }
  return answer
}

const freshMs = 86_400_000

async function isStale(path) {
  const kept = await (await caches.open(pagesName)).match(path)
  return !kept || Date.now() - Number(kept.headers.get('x-kept-at')) > freshMs
}

async function dataOf(request) {
  try {
    const answer = await fetch(request)
    if (answer.status === 200) {
      await keep(pagesName, { request, answer: answer.clone(), most: mostPages })
    }
    return answer
  } catch (lost) {
    const pages = await caches.open(pagesName)
    const kept = await pages.match(request)
    if (kept) return kept
    throw lost
  }
}

/** The newest copies stay, and the offline page. */
async function keep(name, { request, answer, most }) {
  try {
    const cache = await caches.open(name)
    const headers = new Headers(answer.headers)
    headers.set('x-kept-at', String(Date.now()))
    // The copy is unpacked, and as long as it is then.
    headers.delete('content-encoding')
    headers.delete('content-length')
    await cache.delete(request)
    await cache.put(request, new Response(await answer.blob(), { status: 200, headers }))
    const kept = await cache.keys()
    const others = kept.filter(({ url }) => ![offlinePath, jobFrame].includes(new URL(url).pathname))
    const old = others.slice(0, Math.max(0, others.length - most))
    await Promise.all(old.map((each) => cache.delete(each)))
  } catch {
    // The device is full or keeps nothing: the page itself is there.
  }
}

/** A kept page says that it is one, and since when. The words stand in the offline page. */
async function marked(kept) {
  const pages = await caches.open(pagesName)
  const offline = await pages.match(offlinePath)
  const words = /data-kept-words="([^"]*)"/.exec(offline ? await offline.text() : '')?.[1] ?? ''
  const at = new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(Number(kept.headers.get('x-kept-at')))
  const html = await kept.text()
  const note = words.replace('{time}', at)
  return new Response(html.replace('<body', `<body data-kept-note="${note}"`), {
    status: 200,
    headers: kept.headers,
  })
}

/**
 * Shown at any address that there is no copy of, so it runs no script: that one would take it for the page of the
 * address. What it looks like is kept along with it.
 */
async function keepOfflinePage() {
  const answer = await fetch(offlinePath)
  if (answer.status !== 200) return
  const html = (await answer.text())
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link [^>]*rel="modulepreload"[^>]*>/g, '')
  const looks = [...html.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, href]) => href)
  const headers = new Headers(answer.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.set('x-kept-at', String(Date.now()))
  const pages = await caches.open(pagesName)
  await pages.put(offlinePath, new Response(html, { status: 200, headers }))
  await Promise.all(looks.map((href) => fileOf(new Request(href))))
}

/**
 * It is the same for every job and every person, since the server knows of neither. Asked for by a page that has just
 * loaded the files that it needs.
 */
async function keepJobFrame() {
  if (!(await isStale(jobFrame))) return
  const answer = await fetch(jobFrame)
  if (answer.status !== 200) return
  const html = await answer.clone().text()
  await keep(pagesName, { request: jobFrame, answer, most: mostPages })
  const files = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path)
  await Promise.all([...new Set(files)].map((path) => fileOf(new Request(path))))
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
      const wish = { userVisibleOnly: true, applicationServerKey: key }
      await self.registration.pushManager.subscribe(wish)
    }
  } finally {
    for (const page of await pages()) page.postMessage({ kind: 'subscription-changed' })
  }
}

function pages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}
