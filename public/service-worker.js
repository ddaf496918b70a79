/*
 * Shows what the server pushes, also while no page of the site is open. The address that it was
 * registered under carries what to show where a message leaves something out.
 */

const defaults = new URL(self.location.href).searchParams
const icon = '/icon-192.png'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

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
