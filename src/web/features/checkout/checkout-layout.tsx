import type { ReactNode } from 'react'
import type { PlanName } from '#contract/payments/pricing.ts'
import { rupees } from '#web/lib/format/money.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Bill, chargeOf } from './bill.tsx'
import type { BilledJob, PaidBy } from './bill.tsx'

/** What is paid for, above and beside what changes with the way of paying. */
export type CheckoutSubject = {
  readonly job: BilledJob
  readonly logoUrl: string | undefined
  readonly plan: PlanName
  /** Where the person stands on the way. */
  readonly steps?: ReactNode
  /** The new last day of a job that is renewed. */
  readonly endDay?: string | undefined
}

type Props = CheckoutSubject & {
  paidBy: PaidBy
  title: string
  /** The plans to choose from, or what a free post gives. */
  terms: ReactNode
  /** What is charged for, in the bill. */
  line: string
  /** The price, beside the action on a phone. */
  stake: string
  /** The action, once in the bill and once in the phone's bar. */
  button: ReactNode
  /** The small print below the action. */
  small: ReactNode
}

/** A plan, the total and the action. */
export function CheckoutLayout(props: Props) {
  const { job, logoUrl, line, endDay, button } = props
  const charge = chargeOf(props.plan, props.paidBy)
  return (
    <>
      <div className="wrap py-6 lg:py-10">
        <h1>{props.title}</h1>
        <div className="my-4">{props.steps}</div>
        <div className="checkout">
          <div>{props.terms}</div>
          <Bill job={job} logoUrl={logoUrl} charge={charge} line={line} endDay={endDay}>
            <span className="flex max-lg:hidden">{button}</span>
            <p className="text-small text-fg-2">{props.small}</p>
          </Bill>
        </div>
      </div>
      <ActionBar
        about={
          <>
            <b className="font-display font-head text-money text-h3">
              {rupees(charge.totalRupees)}
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
