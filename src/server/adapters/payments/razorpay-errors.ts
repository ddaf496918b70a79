import { z } from 'zod'
import { PaymentProviderError } from '../../ports/payment-provider.ts'
import type { PaymentProviderProblem } from '../../ports/payment-provider.ts'

/** How the API words a refusal. An answer without it does not come from the API itself. */
const refusalSchema = z
  .object({ code: z.string(), description: z.string().catch('') })
  .optional()
  .catch(undefined)
type Refusal = z.output<typeof refusalSchema>

/**
 * A call through the SDK throws the first, one through its HTTP client the second. Where there was no
 * answer the SDK breaks on it, and throws what has neither form.
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

/** Carries a call out; whatever it throws becomes a PaymentProviderError. */
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
    // Without the cause: it holds the request, and with it the key.
    throw new PaymentProviderError(problemOf(status, refusal), messageOf(status, refusal))
  }
}

function problemOf(status: number, refusal: Refusal): PaymentProviderProblem {
  if (status < 400 || status >= 500 || refusal === undefined) return 'unavailable'
  if (status === 408 || status === 429) return 'unavailable'
  if (status === 404 || /does not exist/i.test(refusal.description)) return 'unknown'
  // Also the answer while the first request of an idempotency key is still being worked on.
  if (status === 409 && !/different request/i.test(refusal.description)) return 'unavailable'
  return 'refused'
}

function messageOf(status: number, refusal: Refusal): string {
  if (status === 0) return 'The payment provider did not answer'
  const said = refusal && `: ${refusal.code} ${withoutPersons(refusal.description)}`
  return `The payment provider answered with status ${status}${said ?? ''}`
}

/** Phone numbers, addresses and card numbers that a description may repeat. */
const withoutPersons = (description: string): string =>
  description
    .slice(0, 200)
    .replaceAll(/(?<!\S)\S*@\S*/g, '…')
    .replaceAll(/\d[\d -]{2,}\d/g, '…')
