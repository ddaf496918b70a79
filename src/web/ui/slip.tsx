import type { HTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'

interface SlipProps extends HTMLAttributes<HTMLElement> {
  /** The element; `div` where the slip is no article of its own. */
  as?: 'article' | 'div' | 'section' | 'li' | undefined
  /** The whole slip is one link: it lifts on hover and its link's area fills it. */
  link?: boolean | undefined
  /** What the slip is about, above the tear line. */
  body: ReactNode
  /** The act below the tear line; without it there is no tear line. */
  stub?: ReactNode
}

/** A paper slip: one thing, its act under the tear line. */
export function Slip({ as: Element = 'article', link, body, stub, className, ...rest }: SlipProps) {
  return (
    <Element {...rest} className={cx('slip', link && 'slip--link', className)}>
      <div className="slip__body">{body}</div>
      {stub !== undefined && stub !== null && (
        <>
          <Perforation />
          <div className="slip__stub">{stub}</div>
        </>
      )}
    </Element>
  )
}

/** The tear line, with a bite at either side. */
export function Perforation() {
  return <div className="perf" aria-hidden="true" />
}
