import { Check, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import { useToasts, type ToastMessage } from './toast.ts'

const icons = { ok: Check, no: X, warn: TriangleAlert, info: Info }
const shownAtOnce = { phone: 1, desktop: 3 }
const nothing: readonly ToastMessage[] = []

interface ToasterProps {
  /** Name of the region with the messages. */
  label: string
  closeLabel: string
  /** How long a message stays; what went wrong takes longer to read. */
  times: { readonly usualMs: number; readonly errorMs: number }
}

/** Shows the queue's first messages, top right; the rest wait. One of it on a page. */
export function Toaster({ label, closeLabel, times }: ToasterProps) {
  const queue = useToasts()
  const messages = useSyncExternalStore(queue.subscribe, queue.getMessages, () => nothing)
  const isWide = useIsWide()
  const shown = messages.slice(0, isWide ? shownAtOnce.desktop : shownAtOnce.phone)
  return (
    <section className="toasts" aria-label={label} aria-live="off">
      {shown.map((message) => (
        <ToastCard
          key={message.id}
          message={message}
          closeLabel={closeLabel}
          staysMs={message.kind === 'no' ? times.errorMs : times.usualMs}
          onDone={() => queue.dismiss(message.id)}
        />
      ))}
    </section>
  )
}

interface ToastCardProps {
  message: ToastMessage
  closeLabel: string
  staysMs: number
  onDone: () => void
}

function ToastCard({ message, closeLabel, staysMs, onDone }: ToastCardProps) {
  const { kind, text, turn } = message
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPaused = isHovered || isFocused

  // Each turn has the whole time.
  const finish = useEffectEvent((ended: number) => ended === turn && onDone())
  useEffect(() => {
    if (isPaused) return undefined
    const timer = setTimeout(() => finish(turn), staysMs)
    return () => clearTimeout(timer)
  }, [isPaused, staysMs, turn])

  return (
    <div
      className={`toast toast--${kind}`}
      role={kind === 'ok' || kind === 'info' ? 'status' : 'alert'}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className="ti">
        <Icon of={icons[kind]} />
      </span>
      <LateText text={text} />
      <button type="button" className="iconbtn" aria-label={closeLabel} onClick={onDone}>
        <Icon of={X} />
      </button>
    </div>
  )
}

/** Live regions announce changes, so the words come a moment after their box. */
function LateText({ text }: { text: string }) {
  const [said, setSaid] = useState('\u00a0')
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(text))
    return () => cancelAnimationFrame(frame)
  }, [text])
  return <p>{said}</p>
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia('(min-width: 600px)')
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia('(min-width: 600px)').matches,
    () => false,
  )
}
