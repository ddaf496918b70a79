import type { CDPSession, Page, Worker } from '@playwright/test'
import { createMailbox } from '../../support/browser-mailbox.ts'

/*
 * The browser of the journeys allows no notifications and reaches no push service; both are stood in
 * for. The pages, the calls and the service worker are the product's own.
 */

/* What a service worker knows and a page does not. */
declare const WindowClient: { readonly prototype: { readonly url: string } }
declare const Clients: { readonly prototype: object }

const pushService = 'https://fcm.googleapis.com/fcm/send/'

type Start = {
  /** Whether the person has allowed notifications before; otherwise they say yes when asked. */
  readonly isAllowed?: boolean
}

/** What the browser keeps of a subscription: its address, and the key that it was made for. */
export type StoredSubscription = { readonly endpoint: string; readonly key: string }

export type Shown = {
  readonly title: string
  readonly body: string | undefined
  readonly icon: string | undefined
  readonly link: unknown
}

/** Gives a page's browser notifications and a push service. */
export async function standInForPush(page: Page, start: Start = {}): Promise<void> {
  const { subscription } = createMailbox(pushService)
  const box = `${pushService}${crypto.randomUUID()}`
  await page.addInitScript(
    ({ keys, box, start }) => {
      const kept = {
        read: () => JSON.parse(localStorage.getItem('test-subscription') ?? 'null'),
        write: (key: string) => {
          const count = Number(localStorage.getItem('test-count') ?? 0) + 1
          localStorage.setItem('test-count', String(count))
          const made = { endpoint: `${box}-${count}`, key }
          localStorage.setItem('test-subscription', JSON.stringify(made))
        },
      }
      const bytesOf = (key: string) =>
        Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
          each.charCodeAt(0),
        ).buffer
      const current = () => {
        const found = kept.read()
        return (
          found && {
            options: { applicationServerKey: bytesOf(found.key) },
            toJSON: () => ({ endpoint: found.endpoint, expirationTime: null, keys }),
            unsubscribe: async () => {
              localStorage.removeItem('test-subscription')
              return true
            },
          }
        )
      }
      // Once only: what the page does later stands.
      if (localStorage.getItem('test-permission') === null) {
        localStorage.setItem('test-permission', start.isAllowed ? 'granted' : 'default')
      }
      Object.defineProperty(Notification, 'permission', {
        get: () => localStorage.getItem('test-permission'),
      })
      Notification.requestPermission = async () => {
        localStorage.setItem('test-permission', 'granted')
        return 'granted'
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => current(),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          kept.write(applicationServerKey)
          return current()
        },
      })
      ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        const { body, icon, data } = options ?? {}
        const shown = { title, body, icon, link: data?.link }
        sessionStorage.setItem('test-shown', JSON.stringify(shown))
      }
    },
    { keys: subscription.keys, box, start },
  )
}

/** The subscription that the browser has now. */
export const storedSubscription = (page: Page): Promise<StoredSubscription | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('test-subscription') ?? 'null'))

/** The browser lets go of its subscription, as browsers do. */
export const loseSubscription = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.removeItem('test-subscription'))

/** The browser's subscription turns out to have been made for another key. */
export const giveOtherKey = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('test-subscription') ?? '{}')
    const key = 'B'.repeat(87)
    localStorage.setItem('test-subscription', JSON.stringify({ ...kept, key }))
  })

/** The last notification that the page itself has shown. */
export const shownByPage = (page: Page): Promise<Shown | null> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('test-shown') ?? 'null'))

export function serviceWorkerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no service worker')
  return worker
}

/** Delivers a push to the page's service worker; answers what it shows. */
export async function deliverPush(page: Page, data: string): Promise<unknown> {
  // A worker that is not in charge yet gets no push.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (!active || active.state === 'activated') return
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }))
  })
  const worker = serviceWorkerOf(page)
  await worker.evaluate(() => {
    const shown = new Promise((resolve) => {
      ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        const { body, icon, data: given } = options ?? {}
        resolve({ title, body, icon, link: given?.link })
      }
    })
    Object.assign(globalThis, { testShown: shown })
  })
  const session = await page.context().newCDPSession(page)
  const registrationId = await registrationIdOf(session)
  const origin = new URL(page.url()).origin
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  return await worker.evaluate(() => Reflect.get(globalThis, 'testShown'))
}

async function registrationIdOf(session: CDPSession): Promise<string> {
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return await registered
}

/**
 * Taps a notification that carries a link: the event reaches the page's service worker. Answers which
 * window came forward, or which address was to be opened in a new one.
 */
export async function tapNotification(page: Page, link: string): Promise<unknown> {
  return await inServiceWorker(
    page,
    async (to) => {
      // Only a tap of a person lets a worker do either.
      const done: { focused?: string; opened?: string } = {}
      Object.assign(WindowClient.prototype, {
        async focus(this: { readonly url: string }) {
          done.focused = this.url
          return this
        },
      })
      Object.assign(Clients.prototype, {
        openWindow: async (address: string) => {
          done.opened = address
        },
      })
      await dispatch('notificationclick', { notification: { close() {}, data: { link: to } } })
      return done

      async function dispatch(type: string, parts: object): Promise<void> {
        let work: Promise<unknown> = Promise.resolve()
        const waitUntil = (promise: Promise<unknown>) => {
          work = promise
        }
        self.dispatchEvent(Object.assign(new Event(type), parts, { waitUntil }))
        await work
      }
    },
    link,
  )
}

/** Tells the service worker that the subscription is gone; answers the key that it subscribes with. */
export async function endSubscription(page: Page): Promise<unknown> {
  return await inServiceWorker(
    page,
    async () => {
      let key: unknown
      let work: Promise<unknown> = Promise.resolve()
      Object.assign(PushManager.prototype, {
        subscribe: async (input: { applicationServerKey: string }) => {
          key = input.applicationServerKey
        },
      })
      const waitUntil = (promise: Promise<unknown>) => {
        work = promise
      }
      self.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil }))
      await work
      return key
    },
    '',
  )
}

const hasStopped = /Service worker restarted|has been closed|There is no service worker/

/** The browser stops and starts a worker as it likes; what it was about to be told then, it is told again. */
async function inServiceWorker<Result>(
  page: Page,
  act: (word: string) => Promise<Result>,
  word: string,
): Promise<Result> {
  for (;;) {
    try {
      return await serviceWorkerOf(page).evaluate(act, word)
    } catch (error) {
      if (page.isClosed() || !hasStopped.test(String(error))) throw error
      // What a page sends it starts it.
      await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready
        active?.postMessage('', [])
      })
    }
  }
}
