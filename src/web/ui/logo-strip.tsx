import type { ReactNode } from 'react'

export interface StripItem {
  /** 'Company logo 3' */
  alt: string
  name: string
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
    <div className="strip" role="group" aria-label={label} tabIndex={0}>
      <ul>
        {repeats.flatMap((repeat) =>
          items.map((item) => (
            <li
              key={`${repeat} ${item.alt}`}
              className={repeat === 0 ? undefined : 'strip__again'}
              aria-hidden={repeat > 0 ? true : undefined}
            >
              <span className="strip__item" role="img" aria-label={item.alt}>
                {item.logo}
                <span aria-hidden="true">{item.name}</span>
              </span>
            </li>
          )),
        )}
      </ul>
    </div>
  )
}
