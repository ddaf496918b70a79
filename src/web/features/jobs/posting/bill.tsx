import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { gstPercent, planCharge, validDays } from '#contract/pricing.ts'
import type { PlanName } from '#contract/pricing.ts'
import { rupees } from '#web/lib/money.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { joinPlace } from '../job-place.ts'
import type { JobFormValues } from './job-form-values.ts'
import { planTitleKeys } from './plan-card.tsx'

export type Charge = { priceRupees: number; gstRupees: number; totalRupees: number }

const nothing: Charge = { priceRupees: 0, gstRupees: 0, totalRupees: 0 }

/** What the post costs: nothing while it is free, whatever plan is looked at. */
export const chargeOf = (plan: PlanName, isFree: boolean): Charge =>
  isFree ? nothing : planCharge(plan)

type Props = {
  job: JobFormValues
  logoUrl: string | undefined
  plan: PlanName
  isFree: boolean
  /** The act and what is said about it. */
  children: ReactNode
}

/** The checkout: the job, its price line by line, and the total before anything is paid. */
export function Bill({ job, logoUrl, plan, isFree, children }: Props) {
  const { t } = useTranslation()
  const charge = chargeOf(plan, isFree)
  return (
    <section className="bill" aria-labelledby="checkout-heading">
      <h2 id="checkout-heading">{t('pricing.checkout')}</h2>
      <div className="row my-4 p-3 bg-tint border border-line rounded-slip">
        <CompanyLogo name={job.companyName} src={logoUrl} size="s" />
        <div className="grow min-w-0 break-words leading-tight">
          <p className="b">{job.jobTitle}</p>
          <p className="small t2">{joinPlace([job.companyName, job.jobCity])}</p>
        </div>
      </div>
      <dl>
        <div>
          <dt>
            {isFree
              ? t('pricing.freePost')
              : t('pricing.planDays', { plan: t(planTitleKeys[plan]), days: validDays(plan) })}
          </dt>
          <dd>{rupees(charge.priceRupees)}</dd>
        </div>
        <div>
          <dt>{t('pricing.gst', { percent: gstPercent })}</dt>
          <dd>{rupees(charge.gstRupees)}</dd>
        </div>
        <div className="tot">
          <dt className="b">{t('pricing.total')}</dt>
          <dd>{rupees(charge.totalRupees)}</dd>
        </div>
      </dl>
      <div className="grid gap-3 mt-4">{children}</div>
    </section>
  )
}
