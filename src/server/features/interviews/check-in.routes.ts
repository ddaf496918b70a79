import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { localePath } from '#contract/i18n/locale-address.ts'
import { checkInFormSchema } from '#contract/interviews/arrival-schemas.ts'
import type { CheckInProblem } from '#contract/interviews/check-in-problems.ts'
import { acceptForms } from '#server/http/binding/form-posts.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Languages } from '#server/lib/languages.ts'
import type { ArrivalsService } from './arrivals.service.ts'

const paramsSchema = z.object({ token: z.string() })

/** What the page says of a refusal at the number. */
const problems: Readonly<Record<string, CheckInProblem>> = {
  'login.phoneInvalid': 'phoneInvalid',
  'checkIn.problem.notInvited': 'notInvited',
  'checkIn.problem.otherDay': 'otherDay',
}

/** Takes the form of the page that a poster at the entrance leads to. It works without script. */
export function registerCheckIn(
  app: FastifyInstance,
  arrivals: Pick<ArrivalsService, 'arriveAtPoster'>,
  { enabled }: Pick<Languages, 'enabled'>,
): void {
  void app.register(async (scope) => {
    acceptForms(scope)
    scope.post('/check-in/:token', { schema: { hide: true } }, async (request, reply) => {
      const { token } = paramsSchema.parse(request.params)
      const answer = await answerTo(token, request.body)
      const path = localePath(`/check-in/${token}`, request.locale, enabled)
      return reply.header('cache-control', 'no-store').redirect(`${path}?${answer}`, 303)
    })
  })

  async function answerTo(token: string, body: unknown): Promise<string> {
    const form = checkInFormSchema.safeParse(body)
    if (!form.success) return 'problem=phoneInvalid'
    try {
      return `number=${await arrivals.arriveAtPoster(token, form.data.phoneNumber)}`
    } catch (error) {
      const key = error instanceof AppError ? error.fields?.['phoneNumber'] : undefined
      const problem = key === undefined ? undefined : problems[key]
      if (problem === undefined) throw error
      return `problem=${problem}`
    }
  }
}
