import { cx } from './cx.ts'

/** A spinner. It is decorative: text beside it says what is loading. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span className={cx('spin', className)} aria-hidden="true" />
}
