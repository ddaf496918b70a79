import { useTranslation } from '#web/lib/translation.ts'
import { planNames } from '#contract/pricing.ts'
import type { PlanName } from '#contract/pricing.ts'
import { PlanCard } from './plan-card.tsx'

type Props = { selected: PlanName; onSelect: (plan: PlanName) => void }

/** The plans side by side, and what their prices leave out. */
export function PlanCards({ selected, onSelect }: Props) {
  const { t } = useTranslation()
  return (
    <div>
      <div className="plans">
        {planNames.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            isSelected={plan === selected}
            onSelect={() => onSelect(plan)}
          />
        ))}
      </div>
      <p className="t2 small mt-4">{t('pricing.excludingTaxes')}</p>
    </div>
  )
}
