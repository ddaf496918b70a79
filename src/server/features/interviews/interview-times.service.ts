import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { timesFormOrder } from '#contract/interviews/form-order.ts'
import { timesFormSchema } from '#contract/interviews/schemas.ts'
import type {
  InvitedPerson,
  OwnInterviewTime,
  listInvitationsSchema,
  listTimesSchema,
  makeTimesSchema,
} from '#contract/interviews/schemas.ts'
import { startOfIndiaDate } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { decodeTimeCursor, encodeCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import { isViolationOf } from '#server/lib/violations.ts'
import { spansOf, spansProblem } from './interview-times.rules.ts'
import * as times from './interview-times.repository.ts'
import { presentPerson, presentTime } from './interviews.presenter.ts'
import * as invitations from './invitations.repository.ts'

const dayMs = 24 * 3_600_000

type Deps = { db: Kysely<DB>; clock: Clock }

export type InterviewTimesService = ReturnType<typeof createInterviewTimes>

/** When applicants can be interviewed, and who comes on a day. */
export function createInterviewTimes({ db, clock }: Deps) {
  return {
    /**
     * Makes the times of a form. Sent again, it makes nothing and answers the same.
     * @returns how many there are of this form
     * @throws AppError INVALID_FORM; NOT_FOUND for a job that is not an own one or never went live; INTERVIEW_CLASH when one
     *   of them begins with another of the job, and then none is made
     */
    async makeTimes(
      { accountId: employerId }: Viewer,
      { submissionId, ...body }: z.output<typeof makeTimesSchema>,
    ): Promise<number> {
      const form = parseForm(timesFormSchema, body, timesFormOrder)
      const spans = spansOf(form)
      const now = clock.now()
      const problem = spansProblem(spans, now)
      return await db.transaction().execute(async (tx) => {
        if (!(await times.isInterviewJob(tx, { jobId: form.jobId, employerId }))) {
          throw new AppError('NOT_FOUND')
        }
        parseForm(timesFormSchema, body, timesFormOrder, problem ? [problem] : [])
        await times.lockTimesOf(tx, form.jobId)
        try {
          await times.insertTimes(tx, { form, spans, submissionId, now })
        } catch (error) {
          if (isViolationOf(error, 'interview_times_clash')) {
            throw new AppError('INTERVIEW_CLASH', { fields: { from: 'error.interviewClash' } })
          }
          throw error
        }
        return spans.length
      })
    },

    /** Times of own jobs from a day on, without one from now on; until another day. */
    async listTimes(
      { accountId: employerId }: Viewer,
      { jobId, from, until, cursor, limit = limits.listDefault }: z.output<typeof listTimesSchema>,
    ): Promise<Page<OwnInterviewTime>> {
      const of = {
        employerId,
        jobId,
        from: from ? startOfIndiaDate(from) : clock.now(),
        until: until === undefined ? undefined : startOfIndiaDate(until),
      }
      const after = decodeTimeCursor(cursor)
      if (after && !after.at)
        throw new AppError('MALFORMED', { detail: 'a cursor of another list' })
      const rows = await times.listTimes(db, {
        ...of,
        after: after?.at ? { at: after.at, id: after.id } : undefined,
        limit: limit + 1,
      })
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      const slots = shown.filter(({ kind, taken }) => kind === 'slot' && taken > 0)
      const people = await times.findPeopleOfSlots(
        db,
        slots.map(({ id }) => id),
      )
      return {
        items: shown.map((row) => ({
          ...presentTime(row),
          people: [...(people.get(row.id) ?? [])],
        })),
        total: await times.countTimes(db, of),
        nextCursor:
          rows.length > limit && last
            ? encodeCursor({ value: last.starts_at.toISOString(), id: last.id })
            : null,
      }
    },

    /** Who is expected on a day, by time; without a day, who waits for a time. */
    async listPeople(
      { accountId: employerId }: Viewer,
      { day, cursor, limit = limits.listDefault }: z.output<typeof listInvitationsSchema>,
    ): Promise<Page<InvitedPerson>> {
      const from = day === undefined ? undefined : startOfIndiaDate(day)
      const of = {
        employerId,
        day: from && { from, until: new Date(from.getTime() + dayMs) },
      }
      const rows = await invitations.listPeople(db, {
        ...of,
        after: decodeTimeCursor(cursor),
        limit: limit + 1,
      })
      const shown = rows.slice(0, limit)
      const byId = await times.findTimes(
        db,
        shown.flatMap(({ time_id: id }) => id ?? []),
      )
      const last = shown.at(-1)
      return {
        items: shown.map((row) => presentPerson(row, byId.get(row.time_id ?? ''))),
        total: await invitations.countPeople(db, of),
        nextCursor:
          rows.length > limit && last
            ? encodeCursor({
                value: last.starts_at?.toISOString() ?? null,
                id: last.application_id,
              })
            : null,
      }
    },
  }
}
