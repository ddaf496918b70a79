import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { gstPercent, planCharge } from '#contract/payments/pricing.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import { rupees } from '#web/lib/format/money.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { joinPlace } from '#web/lib/format/job-place.ts'

export type Charge = { priceRupees: number; gstRupees: number; totalRupees: number }

const nothing: Charge = { priceRupees: 0, gstRupees: 0, totalRupees: 0 }

/** What is due now: nothing for a free post, and with one that was bought before. */
export type PaidBy = 'free' | 'bought' | 'money'

export const chargeOf = (plan: PlanName, paidBy: PaidBy): Charge =>
  paidBy === 'money' ? planCharge(plan) : nothing

/** The job as the bill names it. */
export type BilledJob = {
  readonly jobTitle: string
  readonly companyName: string
  readonly jobCity: string
}

type Props = {
  job: BilledJob
  logoUrl: string | undefined
  charge: Charge
  /** What is charged for. */
  line: string
  /** The new last day of a job that is renewed. */
  endDay?: string | undefined
  /** The action and its small print. */
  children: ReactNode
}

/** The bill: the job, its price by line, and the total before payment. */
export function Bill({ job, logoUrl, charge, line, endDay, children }: Props) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  return (
    <section className="bill" aria-labelledby="checkout-heading">
      <h2 id="checkout-heading">{t('pricing.checkout')}</h2>
      <div className="flex items-center gap-3 my-4 p-3 bg-tint border border-line rounded-slip max-letters:flex-wrap">
        <CompanyLogo name={job.companyName} src={logoUrl} size="s" />
        <div className="flex-1 min-w-0 break-words leading-tight max-letters:basis-word">
          <p className="font-semi" lang={langOf(job.jobTitle)}>
            {job.jobTitle}
          </p>
          <p className="text-small text-fg-2">
            {joinPlace([job.companyName, t.place(job.jobCity)])}
          </p>
        </div>
      </div>
      <dl>
        {endDay !== undefined && (
          <div>
            <dt>{t('renewal.newEnd')}</dt>
            <dd>{endDay}</dd>
          </div>
        )}
        <div>
          <dt>{line}</dt>
          <dd>{rupees(charge.priceRupees)}</dd>
        </div>
        <div>
          <dt>{t('pricing.gst', { percent: gstPercent })}</dt>
          <dd>{rupees(charge.gstRupees)}</dd>
        </div>
        <div className="tot">
          <dt className="font-semi">{t('pricing.total')}</dt>
          <dd>{rupees(charge.totalRupees)}</dd>
        </div>
      </dl>
      <div className="grid gap-3 mt-4">{children}</div>
    </section>
  )
}
