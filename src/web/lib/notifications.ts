import { endpoints } from '#contract/endpoints.ts'
import { notices } from '#contract/privacy.ts'
import type { Api } from './api.ts'
import { ApiError } from './api-error.ts'
import { canNotify, registerWorker } from './page-worker.ts'

/** `blocked`: the person said no, and only the browser's settings can change that. */
export type NotificationState = 'unsupported' | 'blocked' | 'off' | 'on'

type Subscriber = { readonly type: 'users' | 'employee'; readonly productName: string }

/** Kept where the browser may lose the subscription itself. */
const wantedKey = 'notifications'

/**
 * Brings a browser where notifications were turned on up to date: with the server's present key, the
 * account that is signed in now, and a subscription in place of one that the browser let go.
 */
export async function resumeNotifications(
  api: Api,
  subscriber: Subscriber,
): Promise<NotificationState> {
  if (!canNotify()) return 'unsupported'
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
  if (!canNotify()) return
  const subscription = await currentSubscription()
  await subscription?.unsubscribe()
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

function keyOf(subscription: PushSubscription): string {
  const key = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...key))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
