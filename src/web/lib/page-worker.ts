import { sentence } from '#contract/sentences.ts'

const icon = '/icon-192.png'

export const canNotify = (): boolean =>
  'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator

/** Shows a notification from the page itself, if they are allowed; it is never more than an extra. */
export async function showNotification(
  title: string,
  { body, link = '/', productName }: { body: string; link?: string; productName: string },
): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return
  try {
    // Phones show notifications through a service worker only.
    const worker =
      (await navigator.serviceWorker.getRegistration('/')) ?? (await registerWorker(productName))
    await worker.showNotification(title, { body, icon, data: { link } })
  } catch {
    // The browser went back on its word; what the page was doing must not suffer from it.
  }
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
export async function registerWorker(title: string, key = ''): Promise<ServiceWorkerRegistration> {
  await askForWorker(title, key)
  return await navigator.serviceWorker.ready
}

async function askForWorker(title: string, key = ''): Promise<void> {
  const defaults = new URLSearchParams({ title, body: sentence('notification.defaultBody'), key })
  await navigator.serviceWorker.register(`/service-worker.js?${defaults.toString()}`)
}
