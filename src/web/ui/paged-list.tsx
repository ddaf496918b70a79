import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { Pager } from './pager.tsx'
import type { PagerProps } from './pager.tsx'
import { Tabs } from './tabs.tsx'
import type { TabsProps } from './tabs.tsx'

interface PagedListProps<Item> {
  items: readonly Item[]
  renderItem: (item: Item) => ReactNode
  /** The empty state. */
  empty: { title: string; text: string }
  pager: PagerProps
  pagerClassName?: string
  as?: 'ul' | 'ol'
  className?: string
  label?: string
}

/** A list with its pager, or its empty state. */
export function PagedList<Item>({
  items,
  renderItem,
  empty,
  pager,
  pagerClassName,
  as: List = 'ul',
  className = 'stack',
  label,
}: PagedListProps<Item>) {
  return (
    <>
      {items.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <List className={className} aria-label={label}>
          {items.map(renderItem)}
        </List>
      )}
      <div className={pagerClassName}>
        <Pager {...pager} />
      </div>
    </>
  )
}

interface TabbedListProps<Value extends string, Item> extends PagedListProps<Item> {
  tabs: Omit<TabsProps<Value>, 'children'>
}

/** A paged list under tabs. */
export function TabbedList<Value extends string, Item>({
  tabs,
  ...list
}: TabbedListProps<Value, Item>) {
  return (
    <Tabs {...tabs}>
      <PagedList pagerClassName="mt-4" {...list} />
    </Tabs>
  )
}
