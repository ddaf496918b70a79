import type { Order } from '#contract/payments/schemas.ts'
import { isTextByName } from '#web/lib/api/shapes.ts'

/* The payment provider's window, which its script opens over the page. */

/** The window's result after a payment. Only the server can verify it. */
export type HandedBack = { orderId: string; paymentId: string; signature: string }
export type WindowResult = { kind: 'handed-back'; payment: HandedBack } | { kind: 'closed' }

export type Customer = { readonly name: string; readonly email: string; readonly contact: string }

type CheckoutOptions = {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  description: string
  prefill: Customer
  theme: { color: string }
  handler: (response: unknown) => void
  modal: { ondismiss: () => void; confirm_close: boolean }
}

type CheckoutWindow = { open: () => void; close: () => void }

declare global {
  interface Window {
    Razorpay?: new (options: CheckoutOptions) => CheckoutWindow
  }
}

/** The script failed to load. The next attempt loads it again. */
export class CheckoutScriptError extends Error {
  override readonly name = 'CheckoutScriptError'
}

/** @throws CheckoutScriptError */
export async function loadCheckoutScript(url: string): Promise<void> {
  if (window.Razorpay) return
  const script = document.createElement('script')
  script.src = url
  try {
    await new Promise((resolve, reject) => {
      script.addEventListener('load', resolve)
      script.addEventListener('error', () => reject(new CheckoutScriptError()))
      document.head.append(script)
    })
    if (!window.Razorpay) throw new CheckoutScriptError()
  } catch (error) {
    script.remove()
    throw error
  }
}

/**
 * Opens the window for an order; the script must be loaded. The window itself shows a failed
 * attempt and offers another, so a failed attempt is no result.
 */
export function openCheckout(
  order: Order,
  about: { productName: string; description: string; customer: Customer },
): { result: Promise<WindowResult>; close: () => void } {
  const { Razorpay } = window
  if (!Razorpay) throw new CheckoutScriptError()
  let settle: (result: WindowResult) => void = () => undefined
  const result = new Promise<WindowResult>((resolve) => {
    settle = resolve
  })
  const checkout = new Razorpay({
    key: order.checkout.keyId,
    order_id: order.id,
    amount: order.amount,
    currency: order.currency,
    name: about.productName,
    description: about.description,
    prefill: about.customer,
    theme: { color: brandColour() },
    handler: (response) => settle(readHandedBack(response)),
    modal: { ondismiss: () => settle({ kind: 'closed' }), confirm_close: true },
  })
  checkout.open()
  return { result, close: () => checkout.close() }
}

/**
 * An unreadable response counts as a closed window: the server then reports the state of the order.
 */
function readHandedBack(response: unknown): WindowResult {
  if (!isTextByName(response)) return { kind: 'closed' }
  const {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: signature,
  } = response
  return orderId && paymentId && signature
    ? { kind: 'handed-back', payment: { orderId, paymentId, signature } }
    : { kind: 'closed' }
}

const brandColour = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()
