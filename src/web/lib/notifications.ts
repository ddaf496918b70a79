import { endpoints } from '#contract/endpoints.ts'
import { notices } from '#contract/privacy.ts'
import { sentence } from '#contract/sentences.ts'
import type { Api } from './api.ts'
import { ApiError } from './api-error.ts'

/** `blocked`: the person said no, and only the browser's settings can change that. */
export type NotificationState = 'unsupported' | 'blocked' | 'off' | 'on'

type Subscriber = { readonly type: 'users' | 'employee'; readonly productName: string }

const icon = '/icon-192.png'

/** Kept where the browser may lose the subscription itself. */
const wantedKey = 'notifications'

const isSupported = (): boolean =>
  'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator

/**
 * Brings a browser where notifications were turned on up to date: with the server's present key, the
 * account that is signed in now, and a subscription in place of one that the browser let go.
 */
export async function resumeNotifications(
  api: Api,
  subscriber: Subscriber,
): Promise<NotificationState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission !== 'granted') return stateWithout()
  const isWanted = localStorage.getItem(wantedKey) !== null
  if (!isWanted && !(await currentSubscription())) return 'off'
  return await renew(api, subscriber)
}

/** Asks for the permission, so it has to follow a tap. */
export async function turnOnNotifications(
  api: Api,
  subscriber: Subscriber,
): Promise<NotificationState> {
  if ((await Notification.requestPermission()) !== 'granted') return stateWithout()
  return await subscribe(api, subscriber, notices.push.version)
}

export async function turnOffNotifications(api: Api): Promise<NotificationState> {
  await api.call(endpoints.unsubscribe)
  await forgetNotifications()
  return stateWithout()
}

/** Ends the browser's part of it. The server's ends with the session. */
export async function forgetNotifications(): Promise<void> {
  localStorage.removeItem(wantedKey)
  if (!isSupported()) return
  const subscription = await currentSubscription()
  await subscription?.unsubscribe()
}

/** Shows a notification from the page itself, if they are allowed; it is never more than an extra. */
export async function showNotification(
  title: string,
  { body, link = '/', productName }: { body: string; link?: string; productName: string },
): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return
  try {
    // Phones show notifications through a service worker only.
    const worker =
      (await navigator.serviceWorker.getRegistration('/')) ?? (await registerWorker(productName))
    await worker.showNotification(title, { body, icon, data: { link } })
  } catch {
    // The browser went back on its word; what the page was doing must not suffer from it.
  }
}

/** Where the account takes no notifications any more, this browser lets go of its part too. */
async function renew(api: Api, subscriber: Subscriber): Promise<NotificationState> {
  try {
    return await subscribe(api, subscriber)
  } catch (error) {
    if (!(error instanceof ApiError && error.fields['consent'] !== undefined)) throw error
    await forgetNotifications()
    return stateWithout()
  }
}

async function subscribe(
  api: Api,
  { type, productName }: Subscriber,
  consent?: string,
): Promise<NotificationState> {
  const { publicKey } = await api.call(endpoints.getPushKey)
  const { pushManager } = await registerWorker(productName, publicKey)
  const existing = await pushManager.getSubscription()
  // One that was made for another key can't be sent to any more.
  const isOurs = existing !== null && keyOf(existing) === publicKey
  if (existing && !isOurs) await existing.unsubscribe()
  const subscription =
    existing && isOurs
      ? existing
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const token = JSON.stringify(subscription)
  await api.call(endpoints.subscribe, { body: { type, token, consent } })
  localStorage.setItem(wantedKey, 'on')
  return 'on'
}

const stateWithout = (): NotificationState =>
  Notification.permission === 'denied' ? 'blocked' : 'off'

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return registration ? await registration.pushManager.getSubscription() : null
}

/** Lets the worker keep pages for when the line is dead; one that is there stays as it is. */
export async function keepPagesForOffline(productName: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    if (!(await navigator.serviceWorker.getRegistration('/'))) await askForWorker(productName)
  } catch {
    // The browser has its reasons, such as a private window; the site works without.
  }
}

/** Lets the worker keep what a job's page needs, now that its files are here. */
export async function keepJobPageForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ kind: 'keep-job-frame' }, [])
}

/** The worker's address carries what it can't ask for while no page of the site is open. */
async function registerWorker(title: string, key = ''): Promise<ServiceWorkerRegistration> {
  await askForWorker(title, key)
  return await navigator.serviceWorker.ready
}

async function askForWorker(title: string, key = ''): Promise<void> {
  const defaults = new URLSearchParams({ title, body: sentence('notification.defaultBody'), key })
  await navigator.serviceWorker.register(`/service-worker.js?${defaults.toString()}`)
}

function keyOf(subscription: PushSubscription): string {
  const key = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...key))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
