import { Check, Info, TriangleAlert, Undo2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useToasts } from './toast.ts'
import type { ToastKind, ToastMessage } from './toast.ts'
import { useClearPlace } from './use-clear-place.ts'
import { useMedia } from './use-media.ts'

const looks = {
  success: { icon: Check, className: 'toast--success', role: 'status' },
  error: { icon: X, className: 'toast--error', role: 'alert' },
  warn: { icon: TriangleAlert, className: 'toast--warn', role: 'alert' },
  info: { icon: Info, className: 'toast--info', role: 'status' },
} as const satisfies Record<ToastKind, object>
const shownAtOnce = { small: 1, roomy: 3 }
const nothing: readonly ToastMessage[] = []
/** The theme's breakpoint `sm` also in height: a low window has no place for a stack that is clear of headings. */
const roomyWindow = '(min-width: 600px) and (min-height: 600px)'

export interface ToasterProps {
  /** The accessible name of the region. */
  label: string
  closeLabel: string
  /** The duration of a toast. Errors stay longer, as they take longer to read. */
  times: { readonly usualMs: number; readonly errorMs: number; readonly actionMs: number }
}

/**
 * Shows the first toasts of the queue at the bottom, or in the open dialog; the rest wait. Each page
 * has one toaster.
 */
export function Toaster({ label, closeLabel, times }: ToasterProps) {
  const queue = useToasts()
  const messages = useSyncExternalStore(queue.subscribe, queue.getMessages, () => nothing)
  const place = useSyncExternalStore(queue.subscribe, queue.getPlace, () => undefined)
  const isRoomy = useMedia(roomyWindow)
  const shown = messages.slice(0, isRoomy ? shownAtOnce.roomy : shownAtOnce.small)
  const box = useRef<HTMLElement>(null)
  useClearPlace(box, shown)
  const region = (
    <section ref={box} className="toasts" aria-label={label} aria-live="off">
      {shown.map((message) => (
        <ToastCard
          key={message.id}
          message={message}
          closeLabel={closeLabel}
          staysMs={staysMs(message, times)}
          onDone={() => queue.dismiss(message.id)}
        />
      ))}
    </section>
  )
  return place ? createPortal(region, place) : region
}

function staysMs(
  { kind, action, staysMs: own }: ToastMessage,
  times: ToasterProps['times'],
): number {
  if (own !== undefined) return own
  if (action) return times.actionMs
  return kind === 'error' ? times.errorMs : times.usualMs
}

interface ToastCardProps {
  message: ToastMessage
  closeLabel: string
  staysMs: number
  onDone: () => void
}

function ToastCard({ message, closeLabel, staysMs, onDone }: ToastCardProps) {
  const { kind, text, turn, action } = message
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPaused = isHovered || isFocused
  const { icon, className, role } = looks[kind]

  const finish = useEffectEvent((ended: number) => ended === turn && onDone())
  useEffect(() => {
    if (isPaused) return undefined
    const timer = setTimeout(() => finish(turn), staysMs)
    return () => clearTimeout(timer)
  }, [isPaused, staysMs, turn])

  return (
    <div
      className={`toast ${className}`}
      role={role}
      // A toast that comes up under a pointer at rest goes by itself, or those that wait would never show.
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className="ti">
        <Icon of={icon} />
      </span>
      <LateText text={text} />
      {action && (
        <Button
          kind="quiet"
          size="sm"
          icon={Undo2}
          onClick={() => {
            onDone()
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <button type="button" className="iconbtn" aria-label={closeLabel} onClick={onDone}>
        <Icon of={X} />
      </button>
    </div>
  )
}

/** A live region announces changes only, so the text is set one frame after its box. */
function LateText({ text }: { text: string }) {
  const [shown, setShown] = useState('\u00a0')
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(text))
    return () => cancelAnimationFrame(frame)
  }, [text])
  return <p>{shown}</p>
}
