import { rejectionReasonOptions } from '#contract/jobs/options.ts'
import { overviewDecisions } from '#contract/overview/figures.ts'
import type { Overview } from '#contract/overview/schemas.ts'
import { ShareBars } from '#web/features/charts/share-bars.tsx'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** How admins decided jobs, and why they refused some. */
export function Decisions({ decisions, refusals }: Pick<Overview, 'decisions' | 'refusals'>) {
  const { t } = useTranslation()
  const { optionText } = useOptionText()
  const rows = [
    ...overviewDecisions.map((decision) => ({
      key: decision,
      label: t(`overview.decision.${decision}`),
      count: decisions[decision],
    })),
    ...refusals.map(({ reason, count }) => ({
      key: reason,
      label: t('overview.refused', { reason: optionText(rejectionReasonOptions, reason) }),
      count,
    })),
  ].filter(({ count }) => count > 0)
  return (
    <section className="panel" aria-labelledby="decisions-heading">
      <h2 id="decisions-heading">{t('overview.decisions')}</h2>
      {rows.length === 0 ? (
        <p className="text-fg-2">{t('overview.noDecisions')}</p>
      ) : (
        <ShareBars rows={rows} />
      )}
    </section>
  )
}
