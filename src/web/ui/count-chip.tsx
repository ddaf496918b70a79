import { cx } from './cx.ts'

type Props = {
  /** The list is narrowed to it. */
  on: boolean
  count?: string | undefined
  children: string
  onClick: () => void
}

/** One of several choices of what a list shows, and how much there is of it. */
export function CountChip({ on, count, children, onClick }: Props) {
  return (
    <button
      type="button"
      className={cx('chip flex-none', on && 'chip--on')}
      aria-pressed={on}
      onClick={onClick}
    >
      {children} {count !== undefined && <span className="count">{count}</span>}
    </button>
  )
}
