import { cx } from './cx.ts'

/** The turning ring. Decoration: say what is awaited in words next to it. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={cx('spin', className)} aria-hidden="true" />
}
