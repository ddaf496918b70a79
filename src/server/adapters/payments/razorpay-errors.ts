import { z } from 'zod'
import { PaymentProviderError } from '../../ports/payment-provider.ts'
import type { PaymentProviderProblem } from '../../ports/payment-provider.ts'

/** The error body of the API. A reply without it does not come from the API itself. */
const refusalSchema = z
  .object({ code: z.string(), description: z.string().catch('') })
  .optional()
  .catch(undefined)
type Refusal = z.output<typeof refusalSchema>

/**
 * A call through the SDK throws the first form, a call through its HTTP client the second. Without
 * a reply the SDK throws neither.
 */
const failureSchema = z.union([
  z
    .object({ statusCode: z.number(), error: refusalSchema })
    .transform(({ statusCode, error }) => ({ status: statusCode, refusal: error })),
  z
    .object({
      response: z.object({ status: z.number(), data: z.object({ error: refusalSchema }) }),
    })
    .transform(({ response }) => ({ status: response.status, refusal: response.data.error })),
])

/** Runs a call and turns whatever it throws into a PaymentProviderError. */
export async function asking<Reply extends z.ZodType>(
  schema: Reply,
  call: () => Promise<unknown>,
): Promise<z.output<Reply>> {
  const reply = schema.safeParse(await answerOf(call))
  if (reply.success) return reply.data
  const fields = reply.error.issues.map(({ path }) => path.join('.')).slice(0, 3)
  throw new PaymentProviderError(
    'unavailable',
    `The payment provider's answer can't be read (${fields.join(', ') || 'no object'})`,
  )
}

async function answerOf(call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call()
  } catch (thrown) {
    const { data } = failureSchema.safeParse(thrown)
    const { status, refusal } = data ?? { status: 0, refusal: undefined }
    // Without the cause, which holds the request and with it the key.
    throw new PaymentProviderError(problemOf(status, refusal), messageOf(status, refusal))
  }
}

function problemOf(status: number, refusal: Refusal): PaymentProviderProblem {
  if (status < 400 || status >= 500 || refusal === undefined) return 'unavailable'
  if (status === 408 || status === 429) return 'unavailable'
  if (status === 404 || /does not exist/i.test(refusal.description)) return 'unknown'
  // The API also replies so while the first request of an idempotency key is still in progress.
  if (status === 409 && !/different request/i.test(refusal.description)) return 'unavailable'
  return 'refused'
}

function messageOf(status: number, refusal: Refusal): string {
  if (status === 0) return 'The payment provider did not answer'
  const said = refusal && `: ${refusal.code} ${withoutPersons(refusal.description)}`
  return `The payment provider answered with status ${status}${said ?? ''}`
}

/** Removes phone numbers, e-mail addresses and card numbers from a description. */
const withoutPersons = (description: string): string =>
  description
    .slice(0, 200)
    .replaceAll(/(?<!\S)\S*@\S*/g, '…')
    .replaceAll(/\d[\d -]{2,}\d/g, '…')
