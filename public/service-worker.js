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

/** Opens a page of this site, in a window that is open already where there is one. */
async function open(link) {
  const url = new URL(textOf(link) ?? '/', self.location.origin)
  const address = url.origin === self.location.origin ? url.href : self.location.origin
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (!page) return self.clients.openWindow(address)
  const focused = await page.focus()
  return focused.navigate(address)
}
