import type { Kysely, Transaction } from 'kysely'
import { endOfIndiaDayAfter, startOfIndiaDay } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import { notices } from '#contract/privacy.ts'
import { sentence } from '#contract/sentences.ts'
import type { DB } from '../db/types.ts'
import type { FilesService } from '../files/files.service.ts'
import type { Upload } from '../http/uploads.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { isId, newId } from '../lib/ids.ts'
import type { Tally } from '../lib/tally.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type {
  CandidateProfilesService,
  SavedCandidate,
} from '../profiles/candidate-profiles.service.ts'
import { lookBeforeApplying, tryToApply } from './apply.repository.ts'
import type { Attempt } from './apply.repository.ts'

export type ApplyService = ReturnType<typeof createApplyService>

export type Applied = Pick<SavedCandidate, 'files'> & { readonly applicationId: string }

type Dependencies = {
  db: Kysely<DB>
  files: FilesService
  clock: Clock
  candidates: CandidateProfilesService
  notifications: Pick<NotificationsService, 'notify'>
  tally: Tally
  config: { limitScale: number }
}

export function createApplyService(dependencies: Dependencies) {
  const { db, files, clock, candidates, notifications, tally, config } = dependencies
  const mostThatDay = Math.ceil(limits.applicationsPerDay * config.limitScale)
  return {
    /**
     * Applies for a live job with the full form, which becomes the profile too.
     * @throws AppError JOB_NOT_FOUND, ALREADY_APPLIED, INVALID_FORM, TOO_MANY_REQUESTS, or what is
     * wrong with a file
     */
    async applyForJob(
      viewer: Viewer,
      jobId: string,
      form: Readonly<Record<string, unknown>>,
      uploads: Readonly<Record<string, Upload>>,
    ): Promise<Applied> {
      const { accountId } = viewer
      // Asked again while it applies; here it spares the form and its files the trouble.
      const before = isId(jobId)
        ? await lookBeforeApplying(db, { jobId, candidateId: accountId, now: clock.now() })
        : undefined
      if (!before?.isLive) throw new AppError('JOB_NOT_FOUND')
      if (before.hasApplied) throw new AppError('ALREADY_APPLIED')
      const stored = before.hasProfile ? before : undefined
      const submission = await candidates.readSubmission(stored, 'apply', form, uploads)
      const agreedTo = form['consent'] === undefined ? null : notices.application.version
      try {
        const kept = await candidates.keepBytes(accountId, submission)
        const applicationId = newId()
        const now = clock.now()
        const day = { dayBegins: startOfIndiaDay(now), dayEnds: endOfIndiaDayAfter(now, 0) }
        const application = { ...day, id: applicationId, jobId, now, mostThatDay, agreedTo }
        const apply = async (executor: Kysely<DB>) => {
          const tried = await tryToApply(executor, application, kept)
          if (!tried) throw new AppError('JOB_NOT_FOUND')
          requireRoomToday(tried.thatDay, now)
          if (!tried.isApplied) throw new AppError('ALREADY_APPLIED')
          return tried
        }
        // A statement is a transaction of its own where nothing else belongs to it.
        const done = before.hadApplicants
          ? await apply(db)
          : await db.transaction().execute(async (trx) => {
              const applied = await apply(trx)
              if (!applied.hadApplicants) await tellOfFirstApplicant(trx, jobId, applied)
              return applied
            })
        tally('application')
        // Of a second application that day, the replaced resume went with the first; or the sweep finds it.
        await files.removeUnused([
          { kind: 'candidate-photo', id: submission.photo && done.photoBefore },
          { kind: 'resume', id: submission.resume && done.thatDay === 0 && done.resumeBefore },
        ])
        return { applicationId, files: done }
      } catch (error) {
        await files.discard(submission.files)
        throw error
      }
    },
  }

  async function tellOfFirstApplicant(
    trx: Transaction<DB>,
    jobId: string,
    { title, employerId }: Attempt,
  ): Promise<void> {
    await notifications.notify(trx, employerId, {
      title: sentence('notification.firstApplicantTitle'),
      body: sentence('notification.firstApplicant', { title }),
      link: `/responses/${jobId}`,
      tag: `first-applicant-${jobId}`,
    })
  }

  /** @throws AppError TOO_MANY_REQUESTS */
  function requireRoomToday(today: number, now: Date): void {
    if (today < mostThatDay) return
    const tomorrow = endOfIndiaDayAfter(now, 0).getTime() + 1
    throw new AppError('TOO_MANY_REQUESTS', {
      messageKey: 'limit.applications',
      retryAfterSeconds: (tomorrow - now.getTime()) / 1000,
    })
  }
}
