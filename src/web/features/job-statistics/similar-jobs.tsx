import { comparedFigures } from '#contract/job-statistics/steps.ts'
import type { ComparedFigure } from '#contract/job-statistics/steps.ts'
import type { JobStatistics } from '#contract/job-statistics/schemas.ts'
import { rupees } from '#web/lib/format/money.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import '#web/features/charts/share-bars.css'

/** The job beside live jobs of its kind and city. */
export function SimilarJobs({ similar }: Pick<JobStatistics, 'similar'>) {
  const { t } = useTranslation()
  const say: Readonly<Record<ComparedFigure, (value: number) => string>> = {
    pay: rupees,
    applicationsADay: (value) => t.number(Math.round(value * 10) / 10),
    replyDays: (value) => t('statistics.days', { count: Math.round(value) }),
  }
  return (
    <section className="panel" aria-labelledby="similar-heading">
      <h2 id="similar-heading">{t('statistics.similar')}</h2>
      {similar === null ? (
        <p className="text-fg-2">{t('statistics.similarNotEnough')}</p>
      ) : (
        <>
          <p className="text-small text-fg-2">
            {t('statistics.similarOf', { count: similar.count })}
          </p>
          <ul className="compared">
            {comparedFigures.map((name) => {
              const figure = similar.figures[name]
              if (!figure) return null
              const { own, middle } = figure
              const full = Math.max(own, middle, 1) * 1.25
              return (
                <li key={name}>
                  <p className="flex flex-wrap gap-x-3 justify-between">
                    <span>{t(`statistics.compared.${name}`)}</span>
                    <span>
                      <b className="tabular-nums">{say[name](own)}</b>{' '}
                      <span className="text-fg-2 tabular-nums">
                        {t('statistics.middle', { value: say[name](middle) })}
                      </span>
                    </span>
                  </p>
                  <span className="compared__bar" aria-hidden>
                    <i style={{ width: `${(100 * own) / full}%` }} />
                    <u style={{ left: `${(100 * middle) / full}%` }} />
                  </span>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}
