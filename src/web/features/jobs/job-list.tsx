import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { foundNumber } from './found-number.ts'

interface JobListProps {
  total: number
  shown: number
  /** The orders that the list can be in. */
  order: ReactNode
  /** One card each. */
  children: ReactNode
  /** Where newly added cards begin; the focus goes to the first of them. */
  firstNew?: number | undefined
  more: ReactNode
}

/** How many jobs there are, the cards, and the way to more of them. */
export function JobList({ total, shown, order, children, firstNew, more }: JobListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (firstNew === undefined) return
    const links = list.current?.querySelectorAll<HTMLElement>('.job__t a')
    links?.[firstNew]?.focus({ preventScroll: true })
  }, [firstNew])

  return (
    <>
      <div className="bar-results">
        <h2 className="bar-results__n" aria-live="polite">
          <b className="num">{foundNumber(total)}</b> {t('search.jobsWord', { count: total })}
        </h2>
        {order}
      </div>
      <div className="results" ref={list}>
        {children}
      </div>
      <output className="sr-only">
        {firstNew !== undefined && t('search.shownOf', { shown, total: foundNumber(total) })}
      </output>
      {more && <div className="center mt-6">{more}</div>}
    </>
  )
}
