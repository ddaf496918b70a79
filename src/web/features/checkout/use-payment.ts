import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { calls } from '#contract/calls.ts'
import type { Order } from '#contract/payments/schemas.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import type { Api } from '#web/lib/api/api.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { CheckoutScriptError, loadCheckoutScript, openCheckout } from './checkout-window.ts'
import type { Customer, HandedBack } from './checkout-window.ts'
import { watchPayment } from './watch-payment.ts'

export type Payment =
  | { readonly kind: 'idle' }
  /** 'open': the provider's window is over the page. */
  | { readonly kind: 'busy'; readonly step: 'ordering' | 'open' | 'checking' }
  | { readonly kind: 'done' }
  /**
   * The bank has not confirmed yet. `unknown`: the server could not be reached. Neither is a
   * failure.
   */
  | { readonly kind: 'pending' | 'unknown' }
  | { readonly kind: 'cancelled' }
  | PaymentFailure

export type PaymentFailure = {
  readonly kind: 'failed'
  readonly message: MessageKey
  /** The server's explanation, where it helps the person. */
  readonly detail?: string
  /** The target of the dialog's button. */
  readonly next: 'form' | 'another' | 'dashboard' | 'stay'
}

const idle: Payment = { kind: 'idle' }

type About = { readonly description: string; readonly customer: Customer }

/** Takes an order through the provider's window and ends with the state that the server reports. */
export function usePayment() {
  const api = useApi()
  const revalidator = useRevalidator()
  const { productName } = usePublicConfig()
  const [payment, setPayment] = useState<Payment>(idle)

  /** @param makeOrder gives the order, for a job that is saved; what it throws is shown as a failure */
  async function pay(
    makeOrder: () => Promise<Order | PaymentFailure>,
    about: About,
  ): Promise<void> {
    if (payment.kind === 'busy') return
    setPayment({ kind: 'busy', step: 'ordering' })
    try {
      const order = await makeOrder()
      setPayment('kind' in order ? order : await takePayment(order, about))
    } catch (error) {
      if (error instanceof ApiError && error.isSessionOver) {
        setPayment(idle)
        // The screen's loader handles it.
        return revalidator.revalidate()
      }
      setPayment(failureOf(error))
      if (error instanceof ApiError && error.status === 409) await revalidator.revalidate()
      if (!isExpected(error)) throw error
    }
  }

  async function takePayment(order: Order, about: About): Promise<Payment> {
    if (order.progress === 'paid') return { kind: 'done' }
    await loadCheckoutScript(order.checkout.scriptUrl)
    const checkout = openCheckout(order, { productName, ...about })
    const watch = watchPayment(api, order)
    setPayment({ kind: 'busy', step: 'open' })
    try {
      const result = await Promise.race([
        checkout.result,
        watch.arrived.then(() => ({ kind: 'arrived' }) as const),
      ])
      if (result.kind === 'arrived') return { kind: 'done' }
      setPayment({ kind: 'busy', step: 'checking' })
      return result.kind === 'handed-back'
        ? await verify(api, result.payment)
        : await fetchOutcome(api, order.id, { kind: 'cancelled' })
    } finally {
      watch.stop()
      checkout.close()
    }
  }

  return { payment, pay, dismiss: () => setPayment(idle) }
}

const verificationFailed = (next: PaymentFailure['next']): PaymentFailure => ({
  kind: 'failed',
  message: 'payment.verificationFailed',
  next,
})

/** The money came too late, and goes back. */
const returned: PaymentFailure = {
  kind: 'failed',
  message: 'payment.returned',
  next: 'dashboard',
}

async function verify(api: Api, { orderId, paymentId, signature }: HandedBack): Promise<Payment> {
  try {
    const { success, progress } = await api.call(calls.verifyPayment, {
      body: { order_id: orderId, payment_id: paymentId, signature },
    })
    if (success) return { kind: 'done' }
    if (progress === 'returned') return returned
    return progress === 'pending' ? { kind: 'pending' } : verificationFailed('another')
  } catch (error) {
    if (!(error instanceof ApiError) || error.isSessionOver) throw error
    return await fetchOutcome(api, orderId, verificationFailed('dashboard'))
  }
}

/** The order's state on the server. A payment that moved money is never shown as cancelled. */
async function fetchOutcome(api: Api, orderId: string, whenUnpaid: Payment): Promise<Payment> {
  try {
    const { progress } = await api.call(calls.checkOrder, { params: { orderId } })
    if (progress === 'paid') return { kind: 'done' }
    if (progress === 'returned') return returned
    return progress === 'pending' ? { kind: 'pending' } : whenUnpaid
  } catch (error) {
    if (!(error instanceof ApiError) || error.isSessionOver) throw error
    return { kind: 'unknown' }
  }
}

/** HTTP statuses of problems with the form's values or the logo. */
const aboutTheForm = [413, 415, 422]

function failureOf(error: unknown): PaymentFailure {
  if (error instanceof CheckoutScriptError) {
    return { kind: 'failed', message: 'payment.scriptFailed', next: 'dashboard' }
  }
  const failure = { kind: 'failed', message: 'posting.somethingWrong', next: 'stay' } as const
  if (!(error instanceof ApiError)) return failure
  if (aboutTheForm.includes(error.status)) {
    const [first = error.message] = Object.values(error.fields)
    return { ...failure, detail: first, next: 'form' }
  }
  return { ...failure, detail: error.message }
}

const isExpected = (error: unknown): boolean =>
  error instanceof ApiError || error instanceof CheckoutScriptError
