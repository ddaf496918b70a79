import { ArrowLeft, Printer } from 'lucide-react'
import { perPageOptions } from '#web/lib/api/page-address.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { Pager } from '#web/ui/pager.tsx'
import { useTimeTexts } from '#web/lib/format/interview-time.ts'
import { DaySheetRow } from './day-sheet-row.tsx'
import type { DaySheet } from './load-interviews.ts'
import './interviews-screen.css'

/** The people of a day's interviews, to be marked on the screen or ticked on paper. */
export function DaySheetScreen({ day, page }: DaySheet) {
  const { t } = useTranslation()
  const { dayOf } = useTimeTexts()
  const { pager } = useCursorPages(page, t('interviews.people'))
  const { list } = page
  return (
    <div className="wrap py-6 day-sheet">
      <Link className="crumb" to={paths.interviews()}>
        <Icon of={ArrowLeft} />
        {t('interviews.title')}
      </Link>
      <div className="flex flex-wrap items-center gap-3 justify-between mb-4">
        <h1>{t('interviews.daySheetOf', { day: dayOf(`${day}T12:00:00+05:30`) })}</h1>
        {list.total > 0 && (
          <Button kind="sec" icon={Printer} onClick={() => window.print()}>
            {t('interviews.print')}
          </Button>
        )}
      </div>
      {list.items.length === 0 ? (
        <EmptyState title={t('interviews.nobody')} text={t('interviews.nobodyText')} />
      ) : (
        <section className="panel" aria-labelledby="people-heading">
          <h2 id="people-heading">{t('interviews.peopleByTime', { count: list.total })}</h2>
          <ul className="interviews__list">
            {list.items.map((person) => (
              <DaySheetRow key={person.applicationId} person={person} />
            ))}
          </ul>
        </section>
      )}
      {list.total > perPageOptions[0] && <Pager {...pager} />}
    </div>
  )
}
