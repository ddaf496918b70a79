import type { PostingTerms } from '#contract/job-posting/schemas.ts'
import type { BillingDetails } from '#contract/invoices/schemas.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { EmployerProfile } from '#contract/profiles/schemas.ts'
import type { CheckoutState } from '#web/features/job-posting/checkout-state.ts'
import { PostingSteps } from '#web/features/job-posting/posting-steps.tsx'
import { usePictureUrl } from '#web/lib/use-picture-url.ts'
import { BoughtCheckout } from './bought-checkout.tsx'
import type { CheckoutSubject } from './checkout-layout.tsx'
import { FreeCheckout } from './free-checkout.tsx'
import { hasPostOf } from './posts-left-notice.tsx'
import { PostPayment } from './post-payment.tsx'

/** The employer, the terms and the stored logo of the job. */
export type Buyer = {
  readonly profile: EmployerProfile
  readonly terms: PostingTerms
  readonly billing: BillingDetails
  readonly logo: File | undefined
}

/** A job form that is to be posted. */
export type PostCheckoutProps = {
  readonly buyer: Buyer
  readonly checkout: CheckoutState
  readonly logo: File | undefined
  readonly subject: CheckoutSubject
  readonly onSelect: (plan: PlanName) => void
}

type Props = {
  buyer: Buyer
  checkout: CheckoutState
  plan: PlanName
  onSelect: (plan: PlanName) => void
}

/** The second step of posting: free while the employer has free posts, else with a bought post or at a plan's price. */
export function CheckoutScreen({ buyer, checkout, plan, onSelect }: Props) {
  const logo = checkout.hasLogo ? buyer.logo : undefined
  const logoUrl = usePictureUrl(logo)
  const subject = {
    job: checkout.formDataToSend,
    logoUrl,
    plan,
    steps: <PostingSteps current={2} />,
  }
  const props = { buyer, checkout, logo, subject, onSelect }
  const { isNextPostFree, postsLeft } = buyer.terms
  if (isNextPostFree) return <FreeCheckout {...props} />
  return hasPostOf(plan, postsLeft) ? <BoughtCheckout {...props} /> : <PostPayment {...props} />
}
