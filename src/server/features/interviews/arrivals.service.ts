import type { Kysely, Transaction } from 'kysely'
import { indiaDate, startOfIndiaDate } from '#contract/india-time.ts'
import type { Arrival, CheckIn, InterviewDay } from '#contract/interviews/arrival-schemas.ts'
import { passSchema } from '#contract/interviews/arrival-schemas.ts'
import { invitationAfter } from '#contract/interviews/states.ts'
import { limits } from '#contract/limits.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { DB } from '#server/db/types.ts'
import { lockOwnApplicant } from '#server/features/applications/own-applicant.ts'
import { normalizePhone } from '#server/features/accounts/phone.rules.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { CheckInTokens } from '#server/lib/interview-links.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import * as arrivals from './arrivals.repository.ts'
import { isAboutDayOf, readPassCode } from './arrivals.rules.ts'
import * as times from './interview-times.repository.ts'
import * as invitations from './invitations.repository.ts'

const dayMs = 24 * 3_600_000
const indianCode = '+91'

type Deps = { db: Kysely<DB>; clock: Clock; tokens: Pick<CheckInTokens, 'read' | 'pathOf'> }

export type ArrivalsService = ReturnType<typeof createArrivals>

/** Who came to an interview: by the pass that they show, or by their number at the poster at the entrance. */
export function createArrivals({ db, clock, tokens }: Deps) {
  return {
    /** @throws AppError NOT_FOUND for a code that no pass of this employer has; INVALID_FORM on another day */
    async arriveByPass(viewer: Viewer, form: unknown): Promise<Arrival> {
      const { code } = parseForm(passSchema, form, ['code'])
      const found = await arrivals.findByPass(db, {
        employerId: viewer.accountId,
        code: readPassCode(code),
      })
      if (!found) throw unknownCode()
      const { application_id: applicantId, job_id: jobId, name } = found
      return await db.transaction().execute(async (tx) => {
        await lockOwnApplicant(tx, viewer, { jobId, applicantId })
        const invitation = await invitations.lockInvitation(tx, applicantId)
        if (!invitation) throw unknownCode()
        const number = await come(tx, invitation, 'code')
        return { success: true, name, number }
      })
    },

    /**
     * Whoever stands at the poster says that they are there. Sent again, it answers with the same number.
     * @throws AppError NOT_FOUND for a link that this server did not make; INVALID_FORM for a number that is not invited,
     *   and on another day
     */
    async arriveAtPoster(token: string, phoneNumber: string): Promise<number> {
      const jobId = tokens.read(token)
      if (jobId === undefined) throw new AppError('NOT_FOUND')
      const mobile = normalizePhone(phoneNumber, [indianCode]).slice(indianCode.length)
      const found = await arrivals.findByMobile(db, { jobId, mobile })
      if (!found) throw refusal('phoneNumber', refusals.phoneNumber.notExpected)
      return await db.transaction().execute(async (tx) => {
        const invitation = await invitations.lockInvitation(tx, found.application_id)
        if (!invitation) throw refusal('phoneNumber', refusals.phoneNumber.notExpected)
        return await come(tx, invitation, 'phoneNumber')
      })
    },

    /** What the page of a poster's link says. @throws AppError NOT_FOUND */
    async readPoster(token: string): Promise<CheckIn> {
      const jobId = tokens.read(token)
      const job = jobId === undefined ? undefined : await arrivals.findCheckInJob(db, jobId)
      if (!job) throw new AppError('NOT_FOUND')
      return { jobTitle: job.title, companyName: job.company_name }
    },

    async readDay({ accountId: employerId }: Viewer, day: string): Promise<InterviewDay> {
      const from = startOfIndiaDate(day)
      const until = new Date(from.getTime() + dayMs)
      const [counts, jobs] = await Promise.all([
        arrivals.countDay(db, { employerId, day: { from, until } }),
        arrivals.listDayJobs(db, { employerId, from, until, limit: limits.listMax }),
      ])
      return {
        ...counts,
        jobs: jobs.map(({ id, title }) => ({ id, title, checkInPath: tokens.pathOf(id) })),
      }
    },
  }

  async function come(
    tx: Transaction<DB>,
    invitation: invitations.InvitationRow,
    field: keyof typeof refusals,
  ): Promise<number> {
    const { queue_number: given, time_id: timeId, state } = invitation
    if (given !== null && (state === 'arrived' || state === 'attended')) return given
    const time = timeId === null ? undefined : await times.findTime(tx, timeId)
    if (!time || invitationAfter('arrive', state) === undefined) {
      throw refusal(field, refusals[field].notExpected)
    }
    const now = clock.now()
    if (!isAboutDayOf(time.starts_at, now)) throw refusal(field, refusals[field].otherDay)
    return await giveNumber(tx, invitation, now)
  }
}

/** Marks that somebody has come, and gives the next number of the day, or the one that they have. */
export async function giveNumber(
  tx: Transaction<DB>,
  invitation: invitations.InvitationRow,
  now: Date,
): Promise<number> {
  const { application_id: applicationId, job_id: jobId, queue_number: given } = invitation
  const number = given ?? (await arrivals.takeNumber(tx, { jobId, day: indiaDate(now) }))
  await arrivals.putArrival(tx, { applicationId, number, now })
  return number
}

/** What the desk reads at the code, and what somebody at the poster reads at the number. */
const refusals = {
  code: { notExpected: 'interviews.notExpected', otherDay: 'interviews.otherDay' },
  phoneNumber: {
    notExpected: 'checkIn.problem.notInvited',
    otherDay: 'checkIn.problem.otherDay',
  },
} as const satisfies Record<string, Record<string, MessageKey>>

const unknownCode = () => new AppError('NOT_FOUND', { messageKey: 'interviews.codeUnknown' })

const refusal = (field: string, key: MessageKey): AppError =>
  new AppError('INVALID_FORM', { fields: { [field]: key } })
