import { ArrowLeft, Printer, QrCode } from 'lucide-react'
import { useState } from 'react'
import { perPageOptions } from '#web/lib/api/page-address.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { Pager } from '#web/ui/pager.tsx'
import { useTimeTexts } from '#web/lib/format/interview-time.ts'
import { DayFigures } from './day-figures.tsx'
import { DayKeys } from './day-keys.tsx'
import { DaySheetRow } from './day-sheet-row.tsx'
import type { DaySheet } from './load-interviews.ts'
import { PassField } from './pass-field.tsx'
import { PosterDialog } from './poster-dialog.tsx'
import { useDayKeys } from './use-day-keys.ts'
import '#web/ui/row-list.css'
import './interviews-screen.css'

/** The people of a day's interviews, to be marked on the screen or ticked on paper. */
export function DaySheetScreen({ day, page, summary, scanned }: DaySheet) {
  const { t } = useTranslation()
  const may = useMayAct()
  const { dayOf } = useTimeTexts()
  const { pager } = useCursorPages(page, t('interviews.people'))
  const { list: people, keys } = useDayKeys()
  const [isPosterOpen, setPosterOpen] = useState(false)
  const { list } = page
  return (
    <div className="wrap py-6 day-sheet stack">
      <div>
        <Link className="crumb" to={paths.interviews()}>
          <Icon of={ArrowLeft} />
          {t('interviews.title')}
        </Link>
        <div className="flex flex-wrap items-center gap-3 justify-between">
          <h1>{t('interviews.daySheetOf', { day: dayOf(`${day}T12:00:00+05:30`) })}</h1>
          {list.total > 0 && (
            <div className="flex flex-wrap gap-3">
              <Button kind="sec" icon={Printer} onClick={() => window.print()}>
                {t('interviews.print')}
              </Button>
              <Button kind="sec" icon={QrCode} onClick={() => setPosterOpen(true)}>
                {t('interviews.poster')}
              </Button>
            </div>
          )}
        </div>
      </div>
      {list.items.length === 0 ? (
        <EmptyState title={t('interviews.nobody')} text={t('interviews.nobodyText')} />
      ) : (
        <>
          <DayFigures counts={summary} />
          {may('hire') && <PassField key={scanned} day={day} scanned={scanned} />}
          <section className="panel" aria-labelledby="people-heading">
            <div className="flex flex-wrap items-center gap-3 justify-between">
              <h2 id="people-heading">{t('interviews.peopleByTime', { count: list.total })}</h2>
              {may('hire') && <DayKeys help={keys} />}
            </div>
            <ul className="row-list day-sheet__people" ref={people}>
              {list.items.map((person) => (
                <DaySheetRow key={person.applicationId} person={person} />
              ))}
            </ul>
          </section>
        </>
      )}
      {list.total > perPageOptions[0] && <Pager {...pager} />}
      <PosterDialog open={isPosterOpen} jobs={summary.jobs} onClose={() => setPosterOpen(false)} />
    </div>
  )
}
