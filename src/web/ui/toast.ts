import { createContext, use } from 'react'

export type ToastKind = 'success' | 'error' | 'warn' | 'info'

export interface ToastMessage {
  readonly id: string
  readonly kind: ToastKind
  readonly text: string
  /** The number of times this id was shown. Each time restarts its timer. */
  readonly turn: number
  /** It reports an action that opens the next screen, and is shown there. */
  readonly leadsOn: boolean
  readonly action: ToastAction | undefined
  /** In place of the usual time. */
  readonly staysMs: number | undefined
}

/** A button of a toast, which ends it. */
export type ToastAction = { readonly label: string; readonly run: () => void }

export type ToastOptions = {
  readonly leadsOn?: boolean | undefined
  readonly action?: ToastAction | undefined
  readonly staysMs?: number | undefined
}

export type ToastQueue = ReturnType<typeof createToastQueue>

/** The toasts, oldest first, and where they are shown. */
export function createToastQueue() {
  let messages: readonly ToastMessage[] = []
  /** The open dialogs, the uppermost last. */
  let places: readonly HTMLElement[] = []
  const listeners = new Set<() => void>()

  function notify(): void {
    for (const listener of listeners) listener()
  }

  function change(next: readonly ToastMessage[]): void {
    messages = next
    notify()
  }

  /** Toasts of one id replace each other. The default id is the text. */
  function show(
    kind: ToastKind,
    text: string,
    id: string = text,
    { leadsOn = false, action, staysMs }: ToastOptions = {},
  ): void {
    const earlier = messages.find((message) => message.id === id)
    const message = { id, kind, text, turn: (earlier?.turn ?? 0) + 1, leadsOn, action, staysMs }
    change(
      earlier ? messages.map((one) => (one.id === id ? message : one)) : [...messages, message],
    )
  }

  return {
    show,
    success: (text: string, id?: string, options?: ToastOptions) =>
      show('success', text, id, options),
    error: (text: string, id?: string, options?: ToastOptions) => show('error', text, id, options),
    warn: (text: string, id?: string, options?: ToastOptions) => show('warn', text, id, options),
    info: (text: string, id?: string, options?: ToastOptions) => show('info', text, id, options),

    dismiss(id: string): void {
      if (messages.some((message) => message.id === id)) {
        change(messages.filter((message) => message.id !== id))
      }
    },

    /** Ends what belongs to the screen that was left. What led to the next one stays for that one. */
    leaveScreen(): void {
      if (messages.length === 0) return
      const leading = messages.filter(({ leadsOn }) => leadsOn)
      change(leading.map((message) => ({ ...message, leadsOn: false })))
    },

    getMessages: () => messages,

    /** Shows the toasts within an open dialog. Returns the function that ends it. */
    openPlace(place: HTMLElement): () => void {
      places = [...places, place]
      notify()
      return () => {
        places = places.filter((one) => one !== place)
        notify()
      }
    },

    getPlace: () => places.at(-1),

    subscribe(listener: () => void): () => void {
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
