import { calls } from '#contract/calls.ts'
import { notices } from '#contract/privacy/notices.ts'
import type { Api } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { canNotify, registerWorker } from './page-worker.ts'
import type { WorkerDefaults } from './page-worker.ts'

/** `blocked`: the person declined, and only the browser's settings can change that. */
export type NotificationState = 'unsupported' | 'blocked' | 'off' | 'on'

type Subscriber = { readonly type: 'users' | 'employee'; readonly defaults: WorkerDefaults }

/** Stored apart from the subscription, which the browser may drop. */
const requestedKey = 'notifications'

/**
 * Renews the subscription of a browser where notifications are on: with the server's current key,
 * for the signed-in account, and in place of a subscription that the browser dropped.
 */
export async function resumeNotifications(
  api: Api,
  subscriber: Subscriber,
): Promise<NotificationState> {
  if (!canNotify()) return 'unsupported'
  if (Notification.permission !== 'granted') return stateWithout()
  const isRequested = localStorage.getItem(requestedKey) !== null
  if (!isRequested && !(await currentSubscription())) return 'off'
  return await renew(api, subscriber)
}

/** Requests the permission. Browsers allow this only after a tap. */
export async function turnOnNotifications(
  api: Api,
  subscriber: Subscriber,
): Promise<NotificationState> {
  if ((await Notification.requestPermission()) !== 'granted') return stateWithout()
  return await subscribe(api, subscriber, notices.push.version)
}

export async function turnOffNotifications(api: Api): Promise<NotificationState> {
  await api.call(calls.unsubscribe)
  await endNotifications()
  return stateWithout()
}

/** Deletes the browser's subscription. The server deletes its own with the session. */
export async function endNotifications(): Promise<void> {
  localStorage.removeItem(requestedKey)
  if (!canNotify()) return
  const subscription = await currentSubscription()
  await subscription?.unsubscribe()
}

/** Deletes the browser's subscription when the account has none on the server any more. */
async function renew(api: Api, subscriber: Subscriber): Promise<NotificationState> {
  try {
    return await subscribe(api, subscriber)
  } catch (error) {
    if (!(error instanceof ApiError && error.fields['consent'] !== undefined)) throw error
    await endNotifications()
    return stateWithout()
  }
}

async function subscribe(
  api: Api,
  { type, defaults }: Subscriber,
  consent?: string,
): Promise<NotificationState> {
  const { publicKey } = await api.call(calls.getPushKey)
  const { pushManager } = await registerWorker(defaults, publicKey)
  const existing = await pushManager.getSubscription()
  // A subscription made with another key can't receive messages.
  const isOurs = existing !== null && keyOf(existing) === publicKey
  if (existing && !isOurs) await existing.unsubscribe()
  const subscription =
    existing && isOurs
      ? existing
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const token = JSON.stringify(subscription)
  await api.call(calls.subscribe, { body: { type, token, consent } })
  localStorage.setItem(requestedKey, 'on')
  return 'on'
}

const stateWithout = (): NotificationState =>
  Notification.permission === 'denied' ? 'blocked' : 'off'

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return registration ? await registration.pushManager.getSubscription() : null
}

function keyOf(subscription: PushSubscription): string {
  const key = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...key))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
