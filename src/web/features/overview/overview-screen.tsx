import { Download, Radio } from 'lucide-react'
import { indiaTime } from '#contract/india-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AlertList } from './alert-list.tsx'
import { Decisions } from './decisions.tsx'
import { HoursChart } from './hours-chart.tsx'
import type { OverviewPage } from './load-overview.ts'
import { MainFigures } from './main-figures.tsx'
import { overviewFile } from './overview-file.ts'
import { RangeChoice } from './range-choice.tsx'
import { TeamToday } from './team-today.tsx'
import { useLiveOverview } from './use-live-overview.ts'
import { WorkChart } from './work-chart.tsx'
import './overview.css'

/** What wants an admin, and how the product does. It stays up to date without a word. */
export function OverviewScreen(page: OverviewPage) {
  const { t } = useTranslation()
  const overview = useLiveOverview(page)
  const { alerts, days, before, decisions, refusals, team, readAt } = overview
  const at = indiaTime(new Date(readAt)).slice(0, 5)
  const first = days[0]?.day ?? page.span.from
  const last = days.at(-1)?.day ?? page.span.to
  return (
    <div className="wrap py-6 stack" aria-live="off">
      <div className="flex flex-wrap gap-3 justify-between items-start">
        <div>
          <h1>{t('overview.title')}</h1>
          <p className="text-small text-fg-2 flex gap-2 items-center">
            <Icon of={Radio} size="s" />
            {t('overview.live', { at })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 items-start">
          {/* The key closes the form of own days with every other range. */}
          <RangeChoice key={page.range.days ?? 'own'} range={page.range} span={page.span} />
          <Button
            kind="sec"
            icon={Download}
            onClick={() => saveFile(overviewFile(t, days), `overview-${first}-${last}.csv`)}
          >
            {t('chart.csv')}
          </Button>
        </div>
      </div>
      <AlertList alerts={alerts} />
      <MainFigures days={days} before={before} />
      <div className="grid gap-4 grid-cols-1 lg:grid-cols-2 items-start">
        <WorkChart days={days} />
        <HoursChart days={days} />
        <Decisions decisions={decisions} refusals={refusals} />
        <TeamToday team={team} />
      </div>
    </div>
  )
}
