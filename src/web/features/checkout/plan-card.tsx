import { Check, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { plans, validDays } from '#contract/payments/pricing.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { rupees } from '#web/lib/format/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Slip } from '#web/ui/slip.tsx'

const planTitleKeys = {
  basic: 'pricing.basic',
  demand: 'pricing.demand',
} as const satisfies Record<PlanName, MessageKey>

type Props = {
  plan: PlanName
  isSelected: boolean
  /** The new last day of a job that is renewed with it. */
  renewedEnd: string | undefined
  onSelect: () => void
}

/** One plan. Its terms and price come from the same table as the charge. */
export function PlanCard({ plan, isSelected, renewedEnd, onSelect }: Props) {
  const { t } = useTranslation()
  const { priceRupees, struckThroughRupees } = plans[plan]
  const days = validDays(plan)
  const moreDays = days - validDays('basic')
  const title = t(planTitleKeys[plan])
  return (
    <TermsCard
      title={title}
      days={days}
      renewedEnd={renewedEnd}
      isChosen={isSelected}
      badge={
        moreDays > 0 && (
          <Badge tone="prem" icon={Plus}>
            {t('pricing.moreDays', { days: moreDays })}
          </Badge>
        )
      }
      price={
        <>
          <strong>{rupees(priceRupees)}</strong>
          <s>
            <span className="sr-only">{t('pricing.before')} </span>
            {rupees(struckThroughRupees)}
          </s>
        </>
      }
    >
      <Button
        kind={isSelected ? 'pri' : 'sec'}
        size="lg"
        block
        icon={isSelected ? Check : undefined}
        aria-pressed={isSelected}
        aria-label={t(isSelected ? 'pricing.planSelected' : 'pricing.selectPlanNamed', {
          plan: title,
        })}
        onClick={onSelect}
      >
        {t(isSelected ? 'pricing.selected' : 'pricing.select')}
      </Button>
    </TermsCard>
  )
}

/** What a free post gives. There is nothing to choose. */
export function FreePostCard() {
  const { t } = useTranslation()
  return (
    <TermsCard
      title={t('pricing.freePost')}
      days={validDays('free')}
      isChosen
      price={<strong>{rupees(0)}</strong>}
    />
  )
}

type TermsProps = {
  title: string
  days: number
  renewedEnd?: string | undefined
  isChosen: boolean
  badge?: ReactNode
  price: ReactNode
  children?: ReactNode
}

/** The days and terms that a post runs on. */
function TermsCard({ title, days, renewedEnd, isChosen, badge, price, children }: TermsProps) {
  const { t } = useTranslation()
  const isRenewal = renewedEnd !== undefined
  return (
    <Slip
      className={cx('plan', isChosen && 'plan--on')}
      aria-label={title}
      body={
        <>
          <div className="flex flex-wrap items-center gap-x-3 justify-between">
            <h2>{title}</h2>
            {badge}
          </div>
          <p className="price">{price}</p>
          <p className="text-fg-2 leading-snug">
            {t(isRenewal ? 'renewal.addsDays' : 'pricing.validDays', { days })}
          </p>
        </>
      }
      stub={
        <>
          <ul className="ticks">
            <Term
              text={
                isRenewal
                  ? t('renewal.runsUntil', { day: renewedEnd })
                  : t('pricing.staysActive', { days })
              }
            />
            <Term text={t('pricing.unlimitedResponses')} />
            {!isRenewal && <Term text={t('pricing.liveWithin')} />}
          </ul>
          {children}
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
