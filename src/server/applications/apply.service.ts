import type { Kysely } from 'kysely'
import { endOfIndiaDayAfter, startOfIndiaDay } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
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
import type { ConsentsService } from '../privacy/consents.service.ts'
import type {
  CandidateProfilesService,
  SavedCandidate,
} from '../profiles/candidate-profiles.service.ts'
import { lookBeforeApplying, tryToApply } from './apply.repository.ts'

export type ApplyService = ReturnType<typeof createApplyService>

export type Applied = Pick<SavedCandidate, 'files'> & { readonly applicationId: string }

type Dependencies = {
  db: Kysely<DB>
  files: FilesService
  clock: Clock
  candidates: CandidateProfilesService
  notifications: Pick<NotificationsService, 'notify'>
  consents: Pick<ConsentsService, 'give'>
  tally: Tally
  config: { limitScale: number }
}

export function createApplyService(dependencies: Dependencies) {
  const { db, files, clock, candidates, notifications, consents, tally, config } = dependencies
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
      // Asked again inside the transaction; here it spares the form and its files the trouble.
      const wish = { jobId, candidateId: accountId }
      const now = isId(jobId)
        ? await lookBeforeApplying(db, { ...wish, now: clock.now() })
        : undefined
      if (!now?.isLive) throw new AppError('JOB_NOT_FOUND')
      if (now.hasApplied) throw new AppError('ALREADY_APPLIED')
      const submission = await candidates.readSubmission(accountId, 'apply', form, uploads)
      try {
        const { replacedFiles, ...applied } = await db.transaction().execute(async (trx) => {
          const saved = await candidates.save(trx, accountId, submission)
          const now = clock.now()
          // Held until the commit: who expires the job meanwhile comes after this application. The candidate is held
          // already, so of two applications at once the second counts the first.
          const day = { dayBegins: startOfIndiaDay(now), dayEnds: endOfIndiaDayAfter(now, 0) }
          const applicationId = newId()
          const tried = await tryToApply(trx, {
            ...wish,
            ...day,
            id: applicationId,
            now,
            mostThatDay,
          })
          if (!tried) throw new AppError('JOB_NOT_FOUND')
          requireRoomToday(tried.thatDay, now)
          if (!tried.isApplied) throw new AppError('ALREADY_APPLIED')
          if (form['consent'] !== undefined) {
            await consents.give(trx, accountId, { purpose: 'application', applicationId })
          }
          if (!tried.hadApplicants) {
            await notifications.notify(trx, tried.employerId, {
              title: sentence('notification.firstApplicantTitle'),
              body: sentence('notification.firstApplicant', { title: tried.title }),
              link: `/responses/${jobId}`,
              tag: `first-applicant-${jobId}`,
            })
          }
          // Of a second application that day, the replaced resume went with the first; or the sweep finds it.
          const replacedFiles = saved.replacedFiles.filter(
            ({ kind }) => kind !== 'resume' || tried.thatDay === 0,
          )
          return { applicationId, files: saved.files, replacedFiles }
        })
        tally('application')
        await files.removeUnused(replacedFiles)
        return applied
      } catch (error) {
        await files.discard(submission.files)
        throw error
      }
    },
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
