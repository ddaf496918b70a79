import type { ReactNode } from 'react'
import type { PlanName } from '#contract/payments/pricing.ts'
import { rupees } from '#web/lib/format/money.ts'
import { usePictureUrl } from '#web/lib/use-picture-url.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Bill, chargeOf } from './bill.tsx'
import type { PaidBy } from './bill.tsx'
import type { CheckoutState } from '#web/features/job-posting/checkout-state.ts'
import { PostingSteps } from '#web/features/job-posting/posting-steps.tsx'

export type CheckoutProps = {
  checkout: CheckoutState
  logo: File | undefined
  plan: PlanName
  onSelect: (plan: PlanName) => void
}

type Props = CheckoutProps & {
  paidBy: PaidBy
  title: string
  /** The plans to choose from, or what a free post gives. */
  terms: ReactNode
  /** The price, beside the action on a phone. */
  stake: string
  /** The action, once in the bill and once in the phone's bar. */
  button: ReactNode
  /** The small print below the action. */
  small: ReactNode
}

/** The second step of posting: the plan, the total and the action. */
export function CheckoutLayout(props: Props) {
  const { checkout, plan, paidBy, button } = props
  const logoUrl = usePictureUrl(props.logo)
  return (
    <>
      <div className="wrap py-6 lg:py-10">
        <h1>{props.title}</h1>
        <div className="my-4">
          <PostingSteps current={2} />
        </div>
        <div className="checkout">
          <div>{props.terms}</div>
          <Bill job={checkout.formDataToSend} logoUrl={logoUrl} plan={plan} paidBy={paidBy}>
            <span className="flex max-lg:hidden">{button}</span>
            <p className="text-small text-fg-2">{props.small}</p>
          </Bill>
        </div>
      </div>
      <ActionBar
        about={
          <>
            <b className="font-display font-head text-money text-h3">
              {rupees(chargeOf(plan, paidBy).totalRupees)}
            </b>
            <br />
            <span className="text-small text-fg-2">{props.stake}</span>
          </>
        }
      >
        {button}
      </ActionBar>
    </>
  )
}
