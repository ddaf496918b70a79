import { isShape, isUuid } from '#web/lib/api/shapes.ts'
import { readJobForm } from './job-form-values.ts'
import type { JobFormValues } from './job-form-values.ts'

/**
 * The state that the job form passes to the pricing page. The logo itself is in the browser's
 * store.
 */
export type CheckoutState = {
  readonly formDataToSend: JobFormValues
  readonly isCheckout: true
  /** The number of the new post. */
  readonly jobIdLength: number
  readonly submissionId: string
  readonly hasLogo: boolean
}

export function readCheckoutState(state: unknown): CheckoutState | undefined {
  if (!isShape(state) || state['isCheckout'] !== true) return undefined
  const { jobIdLength, submissionId, hasLogo } = state
  const formDataToSend = readJobForm(state['formDataToSend'])
  return formDataToSend &&
    typeof jobIdLength === 'number' &&
    isUuid(submissionId) &&
    typeof hasLogo === 'boolean'
    ? { formDataToSend, isCheckout: true, jobIdLength, submissionId, hasLogo }
    : undefined
}
