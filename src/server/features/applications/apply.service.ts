import type { Kysely, Transaction } from 'kysely'
import { endOfIndiaDayAfter, startOfIndiaDay } from '#contract/india-time.ts'
import { readGivenAnswers } from '#contract/applications/answers.ts'
import type { GivenAnswers } from '#contract/applications/answers.ts'
import { limits } from '#server/lib/limits.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import type { DB } from '#server/db/types.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { Upload } from '#server/http/binding/uploads.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId, newId } from '#server/lib/ids.ts'
import type { CountAction } from '#server/lib/count-action.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { ConsentsService } from '#server/features/privacy/consents.service.ts'
import type {
  CandidateProfilesService,
  SavedCandidate,
} from '#server/features/profiles/candidate-profiles.service.ts'
import { findQuestions } from '#server/features/jobs/job-questions.repository.ts'
import { insertAnswers } from './answers.repository.ts'
import { answersTo } from './answers.rules.ts'
import * as repository from './apply.repository.ts'
import { findAssessments } from './assessed-answers.ts'

export type ApplyService = ReturnType<typeof createApplyService>

type Applied = Pick<SavedCandidate, 'files'> & { readonly applicationId: string }

type ApplyInput = {
  readonly form: Readonly<Record<string, unknown>>
  readonly uploads: Readonly<Record<string, Upload>>
  /** The language of a resume that is made. */
  readonly locale: Locale
}

type NewApplication = {
  readonly applicationId: string
  readonly jobId: string
  readonly candidateId: string
  /** Undefined from a program that does not ask the job's questions. */
  readonly given: GivenAnswers | undefined
}

type Deps = {
  db: Kysely<DB>
  files: FilesService
  clock: Clock
  candidates: CandidateProfilesService
  consents: Pick<ConsentsService, 'give'>
  messages: Pick<MessagesService, 'notify'>
  countAction: CountAction
  config: { limitScale: number }
}

export function createApplyService(deps: Deps) {
  const { db, files, clock, candidates, consents, messages, countAction, config } = deps
  const maxPerDay = Math.ceil(limits.applicationsPerDay * config.limitScale)

  return {
    requireOpen,
    apply,

    /**
     * Applies for a live job with the full form, which updates the profile too.
     * @throws AppError JOB_NOT_FOUND, ALREADY_APPLIED, INVALID_FORM, TOO_MANY_REQUESTS, or the
     * error of a file
     */
    async applyForJob(
      { accountId }: Viewer,
      jobId: string,
      { form, uploads, locale }: ApplyInput,
    ): Promise<Applied> {
      await requireOpen(accountId, jobId)
      const given = readGiven(form['answers'])
      const stored = await candidates.findFilledBefore(accountId)
      const submission = await candidates.readSubmission(stored, 'apply', form, uploads, locale)
      try {
        const profile = await candidates.storeFiles(accountId, submission)
        const applicationId = newId()
        const saved = await db.transaction().execute(async (tx) => {
          // Locks the account, so that of two applications at the same time the second counts the first.
          const candidate = await candidates.save(tx, accountId, profile)
          await apply(tx, { applicationId, jobId, candidateId: accountId, given })
          if (form['consent'] !== undefined) {
            await consents.give(tx, accountId, { purpose: 'application', applicationId })
          }
          return candidate
        })
        countAction('application')
        await files.removeUnused(saved.replacedFiles)
        return { applicationId, files: saved.files }
      } catch (error) {
        await files.discard(submission.files)
        throw error
      }
    },
  }

  /**
   * Checked again in the transaction; this check avoids reading a form and its files in vain.
   * @throws AppError JOB_NOT_FOUND, ALREADY_APPLIED
   */
  async function requireOpen(candidateId: string, jobId: string): Promise<void> {
    const open = isId(jobId)
      ? await repository.findOpenJob(db, { jobId, candidateId, now: clock.now() })
      : undefined
    if (!open) throw new AppError('JOB_NOT_FOUND')
    if (open.hasApplied) throw new AppError('ALREADY_APPLIED')
  }

  /** @throws AppError JOB_NOT_FOUND, TOO_MANY_REQUESTS, ALREADY_APPLIED, QUESTIONS_CHANGED, INVALID_FORM */
  async function apply(
    tx: Transaction<DB>,
    { applicationId, jobId, candidateId, given }: NewApplication,
  ): Promise<void> {
    const now = clock.now()
    const job = await repository.lockLiveJob(tx, jobId, now)
    if (!job) throw new AppError('JOB_NOT_FOUND')
    const today = { begins: startOfIndiaDay(now), ends: endOfIndiaDayAfter(now, 0) }
    const earlier = await repository.findEarlierApplications(tx, { jobId, candidateId, ...today })
    requireRoomToday(earlier.ofCandidateToday, now)
    // The job is locked, so these are the questions that the application answers.
    const questions = (await findQuestions(tx, [jobId])).get(jobId) ?? []
    const assessed = await findAssessments(tx, questions, { candidateId, now })
    const answers = answersTo(questions, given, assessed)
    const missesMustHave = answers.some(({ isMissed }) => isMissed)
    const application = { id: applicationId, jobId, candidateId, now, missesMustHave }
    const isNew = await repository.insertApplication(tx, application)
    if (!isNew) throw new AppError('ALREADY_APPLIED')
    await insertAnswers(tx, applicationId, answers)
    const isFirst = !earlier.hasApplicants
    if (job.applicantNews === 'never' || (!isFirst && job.applicantNews !== 'atOnce')) return
    await messages.notify(tx, {
      event: isFirst ? 'firstApplicant' : 'newApplicant',
      to: job.employerId,
      subject: isFirst ? `first-applicant-${jobId}` : `application-${applicationId}`,
      values: { title: job.title },
      link: `/responses/${jobId}`,
    })
  }

  /** @throws AppError TOO_MANY_REQUESTS */
  function requireRoomToday(today: number, now: Date): void {
    if (today < maxPerDay) return
    const tomorrow = endOfIndiaDayAfter(now, 0).getTime() + 1
    throw new AppError('TOO_MANY_REQUESTS', {
      messageKey: 'limit.applications',
      retryAfterSeconds: (tomorrow - now.getTime()) / 1000,
    })
  }
}

/** @throws AppError MALFORMED for answers that are no list */
function readGiven(field: unknown): GivenAnswers | undefined {
  if (field === undefined) return undefined
  const given = readGivenAnswers(field)
  if (!given) throw new AppError('MALFORMED', { detail: 'answers that are no list' })
  return given
}
