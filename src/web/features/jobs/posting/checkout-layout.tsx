import type { ReactNode } from 'react'
import type { PlanName } from '#contract/pricing.ts'
import { rupees } from '#web/lib/money.ts'
import { usePictureUrl } from '#web/lib/use-picture-url.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Bill, chargeOf } from './bill.tsx'
import type { CheckoutState } from './checkout-state.ts'
import { PlanCards } from './plan-cards.tsx'
import { PostingSteps } from './posting-steps.tsx'

export type CheckoutProps = {
  checkout: CheckoutState
  logo: File | undefined
  plan: PlanName
  onSelect: (plan: PlanName) => void
}

type Props = CheckoutProps & {
  isFree: boolean
  title: string
  notice?: ReactNode
  /** What is at stake, beside the act on a phone. */
  stake: string
  /** The act, once in the bill and once in the phone's bar. */
  button: ReactNode
  /** What is said below the act. */
  small: ReactNode
}

/** The second step of posting: the plan, the total and the act. */
export function CheckoutLayout(props: Props) {
  const { checkout, plan, isFree, button } = props
  const logoUrl = usePictureUrl(props.logo)
  return (
    <>
      <div className="wrap py-6 lg:py-10">
        <h1>{props.title}</h1>
        <div className="my-4">
          <PostingSteps current={2} />
        </div>
        <div className="checkout">
          <div>
            {props.notice}
            <PlanCards selected={plan} onSelect={props.onSelect} />
          </div>
          <Bill job={checkout.formDataToSend} logoUrl={logoUrl} plan={plan} isFree={isFree}>
            <span className="only-d flex">{button}</span>
            <p className="small t2">{props.small}</p>
          </Bill>
        </div>
      </div>
      <ActionBar
        about={
          <>
            <b className="disp text-money text-h3">{rupees(chargeOf(plan, isFree).totalRupees)}</b>
            <br />
            <span className="small t2">{props.stake}</span>
          </>
        }
      >
        {button}
      </ActionBar>
    </>
  )
}
