import { shownSources } from '#contract/job-statistics/steps.ts'
import type { JobStatistics } from '#contract/job-statistics/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { ShareBars } from '#web/features/charts/share-bars.tsx'

/** Where those who saw the job came from, the commonest way first. */
export function ViewSources({ sources }: Pick<JobStatistics, 'sources'>) {
  const { t } = useTranslation()
  const used = shownSources
    .map((source) => ({
      key: source,
      label: t(`statistics.source.${source}`),
      count: sources[source],
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  return (
    <section className="panel" aria-labelledby="sources-heading">
      <h2 id="sources-heading">{t('statistics.sources')}</h2>
      {used.length === 0 ? (
        <p className="text-fg-2">{t('statistics.chartEmpty')}</p>
      ) : (
        <ShareBars rows={used} />
      )}
    </section>
  )
}
