import { CodeSenderError } from '../../ports/code-sender.ts'
import { TextSenderError } from '../../ports/text-sender.ts'

/**
 * Runs a call of a provider, and says whether the message may have been sent.
 * @throws TextSenderError
 */
export async function asTextError<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof CodeSenderError)) throw error
    if (error.problem === 'refused') throw new TextSenderError('refused', error.message)
    throw new TextSenderError(error.isUnsent ? 'unsent' : 'unclear', error.message)
  }
}
