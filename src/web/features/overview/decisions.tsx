import { overviewDecisions } from '#contract/overview/figures.ts'
import type { Overview } from '#contract/overview/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { ShareBars } from '#web/features/charts/share-bars.tsx'

/** How many decisions of each kind admins made on jobs. */
export function Decisions({ decisions }: Pick<Overview, 'decisions'>) {
  const { t } = useTranslation()
  const rows = overviewDecisions.map((decision) => ({
    key: decision,
    label: t(`overview.decision.${decision}`),
    count: decisions[decision],
  }))
  return (
    <section className="panel" aria-labelledby="decisions-heading">
      <h2 id="decisions-heading">{t('overview.decisions')}</h2>
      {rows.every(({ count }) => count === 0) ? (
        <p className="text-fg-2">{t('overview.noDecisions')}</p>
      ) : (
        <ShareBars rows={rows} />
      )}
    </section>
  )
}
