import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface StripItem {
  /** Text beside the logo. It is hidden from screen readers, as the logo has a name. */
  name?: string | undefined
  /** A `CompanyLogo` or `SampleMark` with `alt` ('Company logo 3'). */
  logo: ReactNode
}

interface LogoStripProps {
  label: string
  items: readonly StripItem[]
  /** The person stopped the strip. Hover and focus pause it too. */
  isResting?: boolean | undefined
}

const repeats = [0, 1, 2]

/** An endless line of moving logos. */
export function LogoStrip({ label, items, isResting = false }: LogoStripProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without JavaScript the focus is what stops it
    <section className={cx('strip', isResting && 'strip--resting')} aria-label={label} tabIndex={0}>
      <ul>
        {repeats.flatMap((repeat) =>
          items.map((item, index) => (
            <li
              key={`${repeat} ${index}`}
              className={repeat === 0 ? undefined : 'strip__again'}
              aria-hidden={repeat > 0 ? true : undefined}
            >
              {item.logo}
              {item.name !== undefined && <span aria-hidden="true">{item.name}</span>}
            </li>
          )),
        )}
      </ul>
    </section>
  )
}
