import type { ToastQueue } from '#web/ui/toast.ts'

/** Shows that there is no connection, until there is one. */
export function toastUntilOnline(toasts: ToastQueue, text: string, id: string): void {
  toasts.error(text, id)
  window.addEventListener('online', () => toasts.dismiss(id), { once: true })
}
