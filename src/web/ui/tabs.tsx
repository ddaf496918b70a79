import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from './cx.ts'

export interface TabItem<Value extends string> {
  value: Value
  label: string
  count?: number | undefined
}

interface TabsProps<Value extends string> {
  /** Made with `useId`; the panel takes the same. */
  id: string
  /** What the tabs choose among, for readers. */
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
}

/** Tabs with counts. Arrow keys, Home and End move and choose. */
export function Tabs<Value extends string>({
  id,
  label,
  items,
  value,
  onChange,
  className,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)

  // A phone shows a part of the row; the page itself must not move.
  useEffect(() => {
    const tab = document.getElementById(`${id}-tab-${value}`)
    if (!list.current || !tab) return
    const row = list.current.getBoundingClientRect()
    const { left, right } = tab.getBoundingClientRect()
    if (left < row.left) list.current.scrollLeft += left - row.left
    else if (right > row.right) list.current.scrollLeft += right - row.right
  }, [id, value])

  function handleKey(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.value === value)
    const last = items.length - 1
    const targets: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const next = targets[event.key]
    const item = next === undefined ? undefined : items[next]
    if (next === undefined || !item) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
    onChange(item.value)
  }

  return (
    <div ref={list} className={cx('tabs', className)} role="tablist" aria-label={label}>
      {items.map((item) => {
        const isOn = item.value === value
        return (
          <button
            key={item.value}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-tab-${item.value}`}
            aria-selected={isOn}
            aria-controls={isOn ? `${id}-panel` : undefined}
            tabIndex={isOn ? 0 : -1}
            onClick={() => onChange(item.value)}
            onKeyDown={handleKey}
          >
            {item.label}
            {item.count !== undefined && <span className="count">{item.count}</span>}
          </button>
        )
      })}
    </div>
  )
}

interface TabPanelProps {
  /** The id of its `Tabs`. */
  id: string
  /** The chosen tab. */
  value: string
  className?: string | undefined
  children: ReactNode
}

/** What the chosen tab shows. */
export function TabPanel({ id, value, className, children }: TabPanelProps) {
  return (
    <div
      id={`${id}-panel`}
      role="tabpanel"
      className={className}
      aria-labelledby={`${id}-tab-${value}`}
      tabIndex={0}
    >
      {children}
    </div>
  )
}

interface AnchorTabsProps {
  label: string
  items: readonly { href: string; label: string }[]
  /** The href of the section in view. */
  current?: string | undefined
}

/** Links to a page's sections in the look of tabs. */
export function AnchorTabs({ label, items, current }: AnchorTabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map((item) => (
        <a
          key={item.href}
          className="tab"
          href={item.href}
          aria-current={item.href === current ? 'location' : undefined}
        >
          {item.label}
        </a>
      ))}
    </nav>
  )
}
