import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '#server/lib/clock.ts'
import type { Languages } from '#server/lib/languages.ts'
import { toCalendar } from './interview-calendar.ts'
import type { InvitationAnswersService } from './invitation-answers.service.ts'

const paramsSchema = z.object({ token: z.string() })

type Deps = {
  answers: Pick<InvitationAnswersService, 'readTime'>
  clock: Clock
  languages: Pick<Languages, 'translatorOf'>
  config: { productName: string }
}

/** The calendar file of an interview, by the link of its invitation. */
export function registerInterviewCalendar(
  app: FastifyInstance,
  { answers, clock, languages, config }: Deps,
): void {
  app.get('/interview/:token/calendar.ics', { schema: { hide: true } }, async (request, reply) => {
    const { token } = paramsSchema.parse(request.params)
    const interview = await answers.readTime(token)
    const t = languages.translatorOf(request.locale)
    const { id, title, company, place, startsAt, endsAt } = interview
    const event = {
      id,
      summary: t('interview.calendarTitle', { title, company }),
      description: t('interview.calendarText'),
      location: place,
      startsAt,
      endsAt,
    }
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="interview.ics"')
      .type('text/calendar; charset=utf-8')
      .send(toCalendar(event, clock.now(), config.productName))
  })
}
