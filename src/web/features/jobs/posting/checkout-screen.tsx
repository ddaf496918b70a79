import type { PostingTerms } from '#contract/jobs.ts'
import type { BillingDetails } from '#contract/invoices.ts'
import type { EmployerProfile } from '#contract/profiles.ts'
import type { CheckoutProps } from './checkout-layout.tsx'
import { FreeCheckout } from './free-checkout.tsx'
import { PaidCheckout } from './paid-checkout.tsx'

/** Who checks out, on which terms, and the logo kept for the job. */
export type Buyer = {
  readonly profile: EmployerProfile
  readonly terms: PostingTerms
  readonly billing: BillingDetails
  readonly logo: File | undefined
}

type Props = Omit<CheckoutProps, 'logo'> & { buyer: Buyer }

/** The second step of posting: for nothing while the employer has free posts, else for a plan's price. */
export function CheckoutScreen({ buyer, ...rest }: Props) {
  const logo = rest.checkout.hasLogo ? buyer.logo : undefined
  const Checkout = buyer.terms.isNextPostFree ? FreeCheckout : PaidCheckout
  return <Checkout {...rest} logo={logo} buyer={buyer} />
}
