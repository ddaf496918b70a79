import { ArrowLeft } from 'lucide-react'
import type { JobStatistics } from '#contract/job-statistics/schemas.ts'
import { stateNames } from '#contract/jobs/states.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { DayChart } from './day-chart.tsx'
import { Funnel } from './funnel.tsx'
import { MainFigures } from './main-figures.tsx'
import { SimilarJobs } from './similar-jobs.tsx'
import { ViewSources } from './view-sources.tsx'
import './statistics.css'

/** How a job does: figures, how far people came, the days, and jobs like it. */
export function StatisticsScreen({ statistics }: { statistics: JobStatistics }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { jobTitle, companyName, state, days, similar } = statistics
  return (
    <div className="wrap py-6 stack">
      <Link className="crumb" to={paths.dashboard()}>
        <Icon of={ArrowLeft} />
        {t('statistics.back')}
      </Link>
      <div>
        <h1>{t('statistics.title')}</h1>
        <p className="text-fg-2 break-words">
          <span lang={langOf(jobTitle)}>{jobTitle}</span>
          {', '}
          <span lang={langOf(companyName)}>{companyName}</span>
          {' · '}
          {t(stateNames[state])}
        </p>
      </div>
      <MainFigures statistics={statistics} />
      <div className="grid gap-4 lg:grid-cols-2 items-start">
        <Funnel statistics={statistics} />
        <DayChart days={days} />
        <ViewSources sources={statistics.sources} />
        <SimilarJobs similar={similar} />
      </div>
    </div>
  )
}
