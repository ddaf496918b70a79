import { useState } from 'react'
import type { BillingDetails } from '#contract/invoices/schemas.ts'
import type { PostingTerms } from '#contract/job-posting/schemas.ts'
import { endOfIndiaDayAfter, indiaDate, startOfIndiaDate } from '#contract/india-time.ts'
import { endAfterRenewal, isTooEarlyToRenew, refusalOfRenewal } from '#contract/jobs/renewals.ts'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import { validDays } from '#contract/payments/pricing.ts'
import type { EmployerProfile } from '#contract/profiles/schemas.ts'
import { jobDate } from '#web/lib/format/job-date.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { PlanCards } from './plan-cards.tsx'
import { hasPostOf, PostsLeftNotice } from './posts-left-notice.tsx'
import { RenewalPayment } from './renewal-payment.tsx'
import { RenewalRefused } from './renewal-refused.tsx'
import { RenewalWithPost } from './renewal-with-post.tsx'

export type Renewing = {
  readonly profile: EmployerProfile
  readonly job: JobDetails
  readonly terms: PostingTerms
  readonly billing: BillingDetails
}

type Props = Renewing & { plan: PlanName; onSelect: (plan: PlanName) => void }

/** More days for a job that ends soon or has ended: with a bought post, or at a plan's price. */
export function RenewalScreen({ profile, job, terms, billing, plan, onSelect }: Props) {
  const { t } = useTranslation()
  const [now] = useState(() => new Date())
  const endDay = jobDate(job.ExpiryDate) === undefined ? undefined : job.ExpiryDate
  const renewable = { state: job.state, isRefunded: false, endDay }
  const isEarly = isTooEarlyToRenew(renewable, indiaDate(now))
  if (isEarly || refusalOfRenewal(renewable) !== undefined || endDay === undefined) {
    return <RenewalRefused jobId={job.id} isEarly={isEarly} />
  }
  const end = endOfIndiaDayAfter(startOfIndiaDate(endDay), 0)
  const endWith = (of: PlanName) =>
    jobDate(indiaDate(endAfterRenewal(end, validDays(of), now))) ?? ''
  const props = {
    jobId: job.id,
    subject: { job, logoUrl: job.profile ?? undefined, plan, endDay: endWith(plan) },
    title: t('renewal.title'),
    line: t('renewal.planDays', { plan: t(`pricing.${plan}`), days: validDays(plan) }),
    terms: (
      <>
        <p className="mb-4">
          {t(job.state === 'live' ? 'renewal.lead' : 'renewal.leadEnded', {
            day: jobDate(endDay),
          })}
        </p>
        <PostsLeftNotice postsLeft={terms.postsLeft} />
        <PlanCards selected={plan} onSelect={onSelect} renewedEnd={endWith} />
      </>
    ),
  }
  return hasPostOf(plan, terms.postsLeft) ? (
    <RenewalWithPost {...props} />
  ) : (
    <RenewalPayment {...props} buyer={{ profile, billing }} />
  )
}
