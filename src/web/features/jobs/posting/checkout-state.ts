import { z } from 'zod'
import { jobFormValuesSchema } from './job-form-values.ts'

const checkoutStateSchema = z.object({
  formDataToSend: jobFormValuesSchema,
  isCheckout: z.literal(true),
  /** The number of the post being made. */
  jobIdLength: z.number().int(),
  submissionId: z.uuid(),
  hasLogo: z.boolean(),
})

/** What the job form hands to the pricing page; the logo itself waits in the browser's store. */
export type CheckoutState = z.output<typeof checkoutStateSchema>

export function readCheckoutState(state: unknown): CheckoutState | undefined {
  return checkoutStateSchema.safeParse(state).data
}
