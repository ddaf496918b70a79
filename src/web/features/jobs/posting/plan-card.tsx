import { Check, Plus } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { plans } from '#contract/pricing.ts'
import type { PlanName } from '#contract/pricing.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { rupees } from '#web/lib/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Slip } from '#web/ui/slip.tsx'

export const planTitleKeys = {
  basic: 'pricing.basic',
  demand: 'pricing.demand',
} as const satisfies Record<PlanName, MessageKey>

type Props = { plan: PlanName; isSelected: boolean; onSelect: () => void }

/** One plan. What it promises and costs is what is charged: both are read from the same place. */
export function PlanCard({ plan, isSelected, onSelect }: Props) {
  const { t } = useTranslation()
  const { priceRupees, struckThroughRupees, validDays } = plans[plan]
  const moreDays = validDays - plans.basic.validDays
  const title = t(planTitleKeys[plan])
  return (
    <Slip
      className={cx('plan', isSelected && 'plan--on')}
      aria-label={title}
      body={
        <>
          <div className="row between">
            <h2>{title}</h2>
            {moreDays > 0 && (
              <Badge tone="prem" icon={Plus}>
                {t('pricing.moreDays', { days: moreDays })}
              </Badge>
            )}
          </div>
          <p className="price">
            <strong>{rupees(priceRupees)}</strong>
            <s>
              <span className="sr-only">{t('pricing.before')} </span>
              {rupees(struckThroughRupees)}
            </s>
          </p>
          <p className="t2 leading-snug">{t('pricing.validDays', { days: validDays })}</p>
        </>
      }
      stub={
        <>
          <ul className="ticks">
            <Term text={t('pricing.staysActive', { days: validDays })} />
            <Term text={t('pricing.unlimitedResponses')} />
            <Term text={t('pricing.liveWithin')} />
          </ul>
          <Button
            kind={isSelected ? 'pri' : 'sec'}
            size="lg"
            block
            icon={isSelected ? Check : undefined}
            aria-pressed={isSelected}
            aria-label={`${t(isSelected ? 'pricing.selected' : 'pricing.select')} ${title}`}
            onClick={onSelect}
          >
            {t(isSelected ? 'pricing.selected' : 'pricing.select')}
          </Button>
        </>
      }
    />
  )
}

function Term({ text }: { text: string }) {
  return (
    <li>
      <Icon of={Check} />
      {text}
    </li>
  )
}
