import type { Book } from './book.ts'
import { confirm } from './payments.ts'
import { settleRefund } from './refunds.ts'

/** Runs the bank's later decisions, also after a restart. */
export function startWaitingTimers(book: Book): { stop: () => void } {
  const timers = new Map<string, NodeJS.Timeout>()

  function wait(id: string, at: number | null, act: () => void): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
    if (at !== null) timers.set(id, setTimeout(act, Math.max(0, at - Date.now())))
  }
  const waitForPayment = ({ id, confirmsAt }: { id: string; confirmsAt: number | null }) =>
    wait(id, confirmsAt, () => void confirm(book, id))
  const waitForRefund = ({ id, settlesAt }: { id: string; settlesAt: number | null }) =>
    wait(id, settlesAt, () => void settleRefund(book, id, 'processed'))

  book.onCommit(({ payments = [], refunds = [] }) => {
    payments.forEach(waitForPayment)
    refunds.forEach(waitForRefund)
  })
  for (const payment of book.payments.values()) waitForPayment(payment)
  for (const refund of book.refunds.values()) waitForRefund(refund)
  return {
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
