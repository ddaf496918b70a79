import { AppError } from '../lib/app-error.ts'
import type { Log } from '../lib/log.ts'
import { PaymentProviderError } from '../ports/payment-provider.ts'

/**
 * What a caller is told when the payment provider did not answer: that it is away. The log says
 * what was asked and why it failed. Any other failure stays what it is.
 */
export function payingProblem(error: unknown, log: Log, asked: string): unknown {
  if (!(error instanceof PaymentProviderError)) return error
  logProviderProblem(error, log, asked)
  return new AppError('PAYMENTS_AWAY', { cause: error, detail: `${asked}: ${error.problem}` })
}

/** Away is a warning, since we ask again; a refusal is ours to look at. */
export function logProviderProblem(error: PaymentProviderError, log: Log, asked: string): void {
  const fields = { asked, problem: error.problem, reason: error.message }
  if (error.problem === 'unavailable') log.warn(fields, 'The payment provider is away')
  else log.error(fields, 'The payment provider refused')
}
