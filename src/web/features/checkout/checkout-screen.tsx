import type { PostingTerms } from '#contract/job-posting/schemas.ts'
import type { BillingDetails } from '#contract/invoices/schemas.ts'
import type { EmployerProfile } from '#contract/profiles/schemas.ts'
import type { CheckoutProps } from './checkout-layout.tsx'
import { BoughtCheckout } from './bought-checkout.tsx'
import { FreeCheckout } from './free-checkout.tsx'
import { PaidCheckout } from './paid-checkout.tsx'

/** The employer, the terms and the stored logo of the job. */
export type Buyer = {
  readonly profile: EmployerProfile
  readonly terms: PostingTerms
  readonly billing: BillingDetails
  readonly logo: File | undefined
}

type Props = Omit<CheckoutProps, 'logo'> & { buyer: Buyer }

/** The second step of posting: free while the employer has free posts, else with a bought post or at a plan's price. */
export function CheckoutScreen({ buyer, ...rest }: Props) {
  const logo = rest.checkout.hasLogo ? buyer.logo : undefined
  const props = { ...rest, logo, buyer }
  const { isNextPostFree, postsLeft } = buyer.terms
  if (isNextPostFree) return <FreeCheckout {...props} />
  const isBought = postsLeft.some(({ plan, count }) => plan === rest.plan && count > 0)
  return isBought ? <BoughtCheckout {...props} /> : <PaidCheckout {...props} />
}
