import { createContext, use } from 'react'

export type ToastKind = 'success' | 'error' | 'warn' | 'info'

export interface ToastMessage {
  readonly id: string
  readonly kind: ToastKind
  readonly text: string
  /** The number of times this id was shown. Each time restarts its timer. */
  readonly turn: number
}

export type ToastQueue = ReturnType<typeof createToastQueue>

/**
 * A queue of toasts, oldest first. Ids are unique: showing an id again replaces its text. The
 * default id is the text.
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
    success: (text: string, id?: string) => show('success', text, id),
    error: (text: string, id?: string) => show('error', text, id),
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

/** The page's queue: `toasts.success(text)`, `.error`, `.warn`, `.info`, each with an optional id. */
export function useToasts(): ToastQueue {
  const queue = use(ToastContext)
  if (!queue) throw new Error('useToasts needs a ToastContext above it')
  return queue
}
