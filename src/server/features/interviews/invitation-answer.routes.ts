import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { localePath } from '#contract/i18n/locale-address.ts'
import { problemOfRefusal } from '#contract/interviews/answer-problems.ts'
import type { AnswerProblem } from '#contract/interviews/answer-problems.ts'
import { answerInvitationSchema } from '#contract/interviews/schemas.ts'
import { acceptForms } from '#server/http/binding/form-posts.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Languages } from '#server/lib/languages.ts'
import type { InvitationAnswersService } from './invitation-answers.service.ts'

const paramsSchema = z.object({ token: z.string() })

/** Answers an invitation by the form of the page at the same address, which works without script. */
export function registerInvitationAnswer(
  app: FastifyInstance,
  answers: Pick<InvitationAnswersService, 'read' | 'answer'>,
  { enabled }: Pick<Languages, 'enabled'>,
): void {
  void app.register(async (scope) => {
    acceptForms(scope)
    scope.post('/interview/:token', { schema: { hide: true } }, async (request, reply) => {
      const { token } = paramsSchema.parse(request.params)
      await answers.read(token)
      const problem = await problemOf(token, request.body)
      const path = localePath(`/interview/${token}`, request.locale, enabled)
      return reply
        .header('cache-control', 'no-store')
        .redirect(problem === undefined ? path : `${path}?problem=${problem}`, 303)
    })
  })

  async function problemOf(token: string, body: unknown): Promise<AnswerProblem | undefined> {
    const answer = answerInvitationSchema.safeParse(body)
    if (!answer.success) return 'choose'
    try {
      await answers.answer(token, answer.data)
      return undefined
    } catch (error) {
      const problem = error instanceof AppError ? problemOfRefusal(error.code) : undefined
      if (problem === undefined) throw error
      return problem
    }
  }
}
