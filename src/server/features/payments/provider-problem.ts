import { AppError } from '#server/lib/app-error.ts'
import type { Log } from '#server/lib/log.ts'
import { PaymentProviderError } from '#server/ports/payment-provider.ts'

/**
 * Converts a provider's failure to PAYMENTS_AWAY for the caller, and logs the operation and the
 * reason. Any other error is returned unchanged.
 */
export function toPaymentsError(error: unknown, log: Log, operation: string): unknown {
  if (!(error instanceof PaymentProviderError)) return error
  logProviderProblem(error, log, operation)
  return new AppError('PAYMENTS_AWAY', { cause: error, detail: `${operation}: ${error.problem}` })
}

/** Unavailability is a warning, because calls are retried. A refusal is an error that needs a fix. */
export function logProviderProblem(error: PaymentProviderError, log: Log, operation: string): void {
  const fields = { operation, problem: error.problem, reason: error.message }
  if (error.problem === 'unavailable') log.warn(fields, 'The payment provider is unavailable')
  else log.error(fields, 'The payment provider refused a request')
}
