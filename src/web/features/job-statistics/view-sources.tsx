import { shownSources } from '#contract/job-statistics/steps.ts'
import type { JobStatistics } from '#contract/job-statistics/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** Where those who saw the job came from, the commonest way first. */
export function ViewSources({ sources }: Pick<JobStatistics, 'sources'>) {
  const { t } = useTranslation()
  const views = shownSources.reduce((sum, source) => sum + sources[source], 0)
  const used = shownSources
    .map((source) => ({
      source,
      count: sources[source],
      percent: percentOf(sources[source], views),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  return (
    <section className="panel" aria-labelledby="sources-heading">
      <h2 id="sources-heading">{t('statistics.sources')}</h2>
      {used.length === 0 ? (
        <p className="text-fg-2">{t('statistics.chartEmpty')}</p>
      ) : (
        <ul className="compared">
          {used.map(({ source, count, percent }) => (
            <li key={source}>
              <p className="flex flex-wrap gap-x-3 justify-between">
                <span>{t(`statistics.source.${source}`)}</span>
                <span>
                  <b className="tabular-nums">{t.number(count)}</b>{' '}
                  <span className="text-fg-2 tabular-nums">{percent}%</span>
                </span>
              </p>
              <span className="compared__bar" aria-hidden>
                <i style={{ width: `${percent}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const percentOf = (count: number, all: number): number =>
  Math.round((100 * count) / Math.max(1, all))
