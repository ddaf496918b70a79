import { Tabs as Base } from '@base-ui/react/tabs'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface TabItem<Value extends string> {
  value: Value
  label: string
  count?: number | undefined
}

export interface TabsProps<Value extends string> {
  /** The accessible name of the tab list. */
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
  panelClassName?: string | undefined
  /** The panel of the selected tab. */
  children: ReactNode
}

/** Tabs with counts over one panel. Arrow keys, Home and End move the focus and select. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onChange,
  className,
  panelClassName,
  children,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)

  // A phone shows a part of the tab list. The list scrolls to the selected tab, and the page does
  // not move.
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-value="${CSS.escape(value)}"]`)
    if (!list.current || !tab) return
    const row = list.current.getBoundingClientRect()
    const { left, right } = tab.getBoundingClientRect()
    if (left < row.left) list.current.scrollLeft += left - row.left
    else if (right > row.right) list.current.scrollLeft += right - row.right
  }, [value])

  function handleChange(next: unknown): void {
    const item = items.find((one) => one.value === next)
    if (item) onChange(item.value)
  }

  return (
    <Base.Root className="contents" value={value} onValueChange={handleChange}>
      <Base.List ref={list} className={cx('tabs', className)} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Base.Tab key={item.value} className="tab" value={item.value} data-value={item.value}>
            {item.label}
            {item.count !== undefined && <span className="count">{item.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel className={panelClassName} value={value}>
        {children}
      </Base.Panel>
    </Base.Root>
  )
}
