import type { ReactNode } from 'react'

export interface StripItem {
  /** Shown beside the logo, hidden from readers: the logo has a name of its own. */
  name: string
  /** A `CompanyLogo` or `SampleMark` with `alt` ('Company logo 3'). */
  logo: ReactNode
}

interface LogoStripProps {
  label: string
  items: readonly StripItem[]
}

const repeats = [0, 1, 2]

/** Logos that pass by in an endless line; it rests while pointed at or focused. */
export function LogoStrip({ label, items }: LogoStripProps) {
  return (
    // It holds no control, but whoever uses the keyboard must be able to stop it too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="strip" aria-label={label} tabIndex={0}>
      <ul>
        {repeats.flatMap((repeat) =>
          items.map((item, index) => (
            <li
              key={`${repeat} ${index}`}
              className={repeat === 0 ? undefined : 'strip__again'}
              aria-hidden={repeat > 0 ? true : undefined}
            >
              {item.logo}
              <span aria-hidden="true">{item.name}</span>
            </li>
          )),
        )}
      </ul>
    </section>
  )
}
