import { endpoints } from '#contract/endpoints.ts'
import { sentence } from '#contract/sentences.ts'
import type { Api } from './api.ts'

/** `blocked`: the person said no, and only the browser's settings can change that. */
export type NotificationState = 'unsupported' | 'blocked' | 'off' | 'on'

type Subscriber = { readonly type: 'users' | 'employee'; readonly productName: string }

const icon = '/icon-192.png'

const isSupported = (): boolean =>
  'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator

/** How things stand; a subscription that is there is told to the server anew. */
export async function resumeNotifications(
  api: Api,
  { type }: Subscriber,
): Promise<NotificationState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission !== 'granted') return stateWithout()
  const subscription = await currentSubscription()
  if (!subscription) return 'off'
  // It may have been made for somebody else who was signed in here.
  await api.call(endpoints.subscribe, { body: { type, token: JSON.stringify(subscription) } })
  return 'on'
}

/** Asks for the permission, so it has to follow a tap. */
export async function turnOnNotifications(
  api: Api,
  { type, productName }: Subscriber,
): Promise<NotificationState> {
  if ((await Notification.requestPermission()) !== 'granted') return stateWithout()
  const { publicKey } = await api.call(endpoints.getPushKey)
  const { pushManager } = await registerWorker(productName)
  const existing = await pushManager.getSubscription()
  // One that was made for another installation's key can't be sent to.
  const isOurs = existing !== null && keyOf(existing) === publicKey
  if (existing && !isOurs) await existing.unsubscribe()
  const subscription =
    existing && isOurs
      ? existing
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  await api.call(endpoints.subscribe, { body: { type, token: JSON.stringify(subscription) } })
  return 'on'
}

export async function turnOffNotifications(api: Api): Promise<NotificationState> {
  await api.call(endpoints.unsubscribe)
  await forgetNotifications()
  return stateWithout()
}

/** Ends the browser's part of it. The server's ends with the session. */
export async function forgetNotifications(): Promise<void> {
  if (!isSupported()) return
  const subscription = await currentSubscription()
  await subscription?.unsubscribe()
}

/** Shows a notification from the page itself, if they are allowed; it is never more than an extra. */
export async function showNotification(
  title: string,
  { body, link = '/' }: { body: string; link?: string },
): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    // Phones show notifications through the service worker only.
    const worker = await navigator.serviceWorker.getRegistration()
    if (worker) {
      await worker.showNotification(title, { body, icon, data: { link } })
      return
    }
    const notification = new Notification(title, { body, icon })
    notification.addEventListener('click', () => window.focus())
  } catch {
    // The browser went back on its word; what the page was doing must not suffer from it.
  }
}

const stateWithout = (): NotificationState =>
  Notification.permission === 'denied' ? 'blocked' : 'off'

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return registration ? await registration.pushManager.getSubscription() : null
}

async function registerWorker(title: string): Promise<ServiceWorkerRegistration> {
  const defaults = new URLSearchParams({ title, body: sentence('notification.defaultBody') })
  await navigator.serviceWorker.register(`/service-worker.js?${defaults.toString()}`)
  return await navigator.serviceWorker.ready
}

function keyOf(subscription: PushSubscription): string {
  const key = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...key))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
