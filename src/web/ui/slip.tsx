import type { HTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'

interface SlipProps extends HTMLAttributes<HTMLElement> {
  /** The element. Use `div` where the slip is no article. */
  as?: 'article' | 'div' | 'section' | 'li' | undefined
  /** The whole slip is one link: the link's area fills it, and it lifts on hover. */
  link?: boolean | undefined
  /** The content above the tear line. */
  body: ReactNode
  /** The action below the tear line. Without it there is no tear line. */
  stub?: ReactNode
}

/** A card that looks like a paper slip: one subject, with its action under the tear line. */
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

/** The tear line with a notch at either end. */
export function Perforation() {
  return <div className="perf" aria-hidden="true" />
}
