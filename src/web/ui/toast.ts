import { createContext, use } from 'react'

export type ToastKind = 'ok' | 'no' | 'warn' | 'info'

export interface ToastMessage {
  readonly id: string
  readonly kind: ToastKind
  readonly text: string
  /** Grows when the same id is shown again, which starts its time anew. */
  readonly turn: number
}

export type ToastQueue = ReturnType<typeof createToastQueue>

/**
 * The toasts shown and waiting, oldest first. There is one of each id: showing an id again replaces
 * its text. The id is the text unless another is given.
 */
export function createToastQueue() {
  let messages: readonly ToastMessage[] = []
  const listeners = new Set<() => void>()

  function change(next: readonly ToastMessage[]) {
    messages = next
    for (const listener of listeners) listener()
  }

  function show(kind: ToastKind, text: string, id: string = text) {
    const earlier = messages.find((message) => message.id === id)
    const message = { id, kind, text, turn: (earlier?.turn ?? 0) + 1 }
    change(
      earlier ? messages.map((one) => (one.id === id ? message : one)) : [...messages, message],
    )
  }

  return {
    show,
    ok: (text: string, id?: string) => show('ok', text, id),
    no: (text: string, id?: string) => show('no', text, id),
    warn: (text: string, id?: string) => show('warn', text, id),
    info: (text: string, id?: string) => show('info', text, id),
    dismiss: (id: string) => change(messages.filter((message) => message.id !== id)),
    getMessages: () => messages,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const ToastContext = createContext<ToastQueue | undefined>(undefined)

/** The queue of the page: `toasts.ok(text)`, `.no`, `.warn`, `.info`, each with an id of one's choice. */
export function useToasts(): ToastQueue {
  const queue = use(ToastContext)
  if (!queue) throw new Error('useToasts needs a ToastContext above it')
  return queue
}
