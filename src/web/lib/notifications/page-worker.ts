import type { Translator } from '#contract/i18n/translator.ts'

/** What a worker shows where a pushed message leaves something out. */
export type WorkerDefaults = { readonly title: string; readonly body: string }

export const toWorkerDefaults = (productName: string, t: Translator): WorkerDefaults => ({
  title: productName,
  body: t('notification.defaultBody'),
})

const icon = '/icon-192.png'

export const canNotify = (): boolean =>
  'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator

/**
 * Shows a notification from the page itself, if notifications are allowed. Failures are ignored.
 */
export async function showNotification(
  title: string,
  { body, link = '/', defaults }: { body: string; link?: string; defaults: WorkerDefaults },
): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return
  try {
    // Phones show notifications through a service worker only.
    const worker =
      (await navigator.serviceWorker.getRegistration('/')) ?? (await registerWorker(defaults))
    await worker.showNotification(title, { body, icon, data: { link } })
  } catch {
    // The browser may refuse despite its permission. A notification is optional, so the page goes
    // on.
  }
}

/** Registers the worker that caches pages for offline use, unless one is registered. */
export async function cachePagesForOffline(defaults: WorkerDefaults): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    if (!(await navigator.serviceWorker.getRegistration('/'))) await register(defaults)
  } catch {
    // Registration may fail, for example in a private window. The site works without a worker.
  }
}

/**
 * Asks the worker to cache the page that is open, with its files, now that they are loaded: as everybody gets it, an
 * invitation to an interview as it is.
 */
export async function cacheOpenPageForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ kind: 'keep-open-page' }, [])
}

/**
 * Registers the worker. Its address carries its texts and key, as it can't request them while no
 * page is open.
 */
export async function registerWorker(
  defaults: WorkerDefaults,
  key = '',
): Promise<ServiceWorkerRegistration> {
  await register(defaults, key)
  return await navigator.serviceWorker.ready
}

async function register(defaults: WorkerDefaults, key = ''): Promise<void> {
  const query = new URLSearchParams({ ...defaults, key })
  await navigator.serviceWorker.register(`/service-worker.js?${query.toString()}`)
}
