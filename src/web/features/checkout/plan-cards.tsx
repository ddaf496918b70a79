import { useTranslation } from '#web/lib/i18n/translation.ts'
import { planNames } from '#contract/payments/pricing.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import { PlanCard } from './plan-card.tsx'

type Props = {
  selected: PlanName
  onSelect: (plan: PlanName) => void
  /** The new last day of a job that is renewed with a plan. */
  renewedEnd?: (plan: PlanName) => string
}

/** The plans, and a note on what their prices exclude. */
export function PlanCards({ selected, onSelect, renewedEnd }: Props) {
  const { t } = useTranslation()
  return (
    <div>
      <div className="plans">
        {planNames.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            isSelected={plan === selected}
            renewedEnd={renewedEnd?.(plan)}
            onSelect={() => onSelect(plan)}
          />
        ))}
      </div>
      <p className="text-fg-2 text-small mt-4">{t('pricing.excludingTaxes')}</p>
    </div>
  )
}
