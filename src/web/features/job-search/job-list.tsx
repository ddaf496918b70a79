import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { foundNumber } from '#web/lib/format/found-number.ts'

interface JobListProps {
  /** How many jobs match the whole search; those that match a part of it may be shown besides. */
  total: number
  shown: number
  /** The links to the sort orders. */
  order: ReactNode
  /** One card per job. */
  children: ReactNode
  /** The index of the first added card, which takes the focus. */
  firstNew?: number | undefined
  more: ReactNode
}

/** The number of jobs, the cards, and the button for more. */
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
          {total === 0 ? (
            t('search.noExactMatch')
          ) : (
            <>
              <b className="tabular-nums">{foundNumber(total)}</b>{' '}
              {t('search.jobsWord', { count: total })}
            </>
          )}
        </h2>
        {order}
      </div>
      <div className="results" ref={list}>
        {children}
      </div>
      <output className="sr-only">
        {firstNew !== undefined &&
          (shown > total
            ? t('search.shownCount', { count: shown })
            : t('search.shownOf', { shown, total: foundNumber(total) }))}
      </output>
      {more && <div className="text-center mt-6">{more}</div>}
    </>
  )
}
