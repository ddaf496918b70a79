import { funnelSteps } from '#contract/job-statistics/steps.ts'
import type { FunnelStep } from '#contract/job-statistics/steps.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { JobStatistics } from '#contract/job-statistics/schemas.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

const shareTexts = {
  applied: 'statistics.shareOf.views',
  shortlisted: 'statistics.shareOf.applied',
  interview: 'statistics.shareOf.shortlisted',
  selected: 'statistics.shareOf.interview',
  joined: 'statistics.shareOf.selected',
} as const satisfies Record<Exclude<FunnelStep, 'views'>, MessageKey>

/** From the view to joining: how many came to each step, and what share of those at the step before. */
export function Funnel({ statistics }: { statistics: JobStatistics }) {
  const { t } = useTranslation()
  const { funnel, liveDay } = statistics
  const steps = funnelSteps.map((step, index) => {
    const before = funnelSteps[index - 1]
    const from = before === undefined ? funnel.views : funnel[before]
    return { step, count: funnel[step], share: from === 0 ? undefined : funnel[step] / from }
  })
  return (
    <section className="panel" aria-labelledby="funnel-heading">
      <h2 id="funnel-heading">{t('statistics.funnel')}</h2>
      <ul className="funnel">
        {steps.map(({ step, count, share }) => (
          <li key={step}>
            <b>{t(`statistics.step.${step}`)}</b>
            <span className="funnel__bar" aria-hidden>
              <i style={{ width: `${Math.round(100 * Math.min(1, share ?? 0))}%` }} />
            </span>
            <span className="funnel__count">{t.number(count)}</span>
            <span className="funnel__share">
              {step === 'views'
                ? t('statistics.since', { day: dayMonthYear(liveDay) })
                : share !== undefined && t(shareTexts[step], { share: Math.round(100 * share) })}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-small text-fg-2 mt-3">{t('statistics.funnelHint')}</p>
    </section>
  )
}
