import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { applicationStatuses, canMoveApplication } from '#contract/applications.ts'
import type { Applicant, ApplicationStatus, listApplicantsSchema } from '#contract/applications.ts'
import { limits } from '#contract/limits.ts'
import { sentence } from '#contract/sentences.ts'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { FilesService } from '../files/files.service.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { isId } from '../lib/ids.ts'
import type { Log } from '../lib/log.ts'
import { decodeTimeCursor, encodeCursor } from '../lib/page.ts'
import type { Page } from '../lib/page.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { createApplicantReads } from './applicant-reads.service.ts'
import { presentApplicant } from './applications.presenter.ts'
import {
  countApplications,
  listApplications,
  lockApplication,
  prepareApplicationMonths,
  setApplicationStatus,
  wasJobAccepted,
} from './applications.repository.ts'

export type ApplicationsService = ReturnType<typeof createApplicationsService>

type Wish = z.output<typeof listApplicantsSchema>

type ReviewWish = {
  readonly jobId: string
  readonly applicationId: string
  readonly status: ApplicationStatus
}

type Dependencies = {
  db: Kysely<DB>
  files: FilesService
  clock: Clock
  notifications: Pick<NotificationsService, 'notify'>
  audit: Pick<Audit, 'record'>
  log: Log
  config: { limitScale: number }
}

export function createApplicationsService(dependencies: Dependencies) {
  const { db, files, clock, notifications, audit } = dependencies
  const reads = createApplicantReads(dependencies)

  /** An employer's own job that has been live, or for an admin any such. */
  async function requireReadableJob(viewer: Viewer, jobId: string): Promise<void> {
    const owner = viewer.role === 'admin' ? 'anyone' : { employerId: viewer.accountId }
    if (!isId(jobId) || !(await wasJobAccepted(db, jobId, owner))) {
      throw new AppError('JOB_NOT_FOUND')
    }
  }

  return {
    forgetOldReads: reads.forgetOld,

    /** Sees to it that the coming months have their tables. */
    prepareMonths: () => prepareApplicationMonths(db, clock.now()),

    /**
     * @throws AppError JOB_NOT_FOUND for a job that is not the viewer's to know about,
     *   TOO_MANY_REQUESTS to an employer who has been shown as many as are shown within an hour
     */
    async listApplicants(viewer: Viewer, jobId: string, wish: Wish): Promise<Page<Applicant>> {
      if (wish.jobId !== undefined && wish.jobId !== jobId) {
        throw new AppError('MALFORMED', { detail: 'body and path name different jobs' })
      }
      await requireReadableJob(viewer, jobId)
      const { status, limit = limits.listDefault } = wish
      const filters = {
        q: wish.q?.trim() ?? '',
        experience: wish.workexperience ?? null,
        education: wish.education ?? null,
      }
      const window = { after: readCursor(wish.cursor), limit: limit + 1 }
      const rows = await listApplications(db, jobId, { ...filters, status }, window)
      const counted = await countApplications(db, jobId, filters)
      const page = rows.slice(0, limit)
      const last = rows.length > limit ? page.at(-1) : undefined
      const reader = readerOf(viewer)
      await reads.count(
        reader,
        page.map(({ id }) => id),
      )
      if (page.length > 0) {
        const details = { count: page.length }
        await audit.record(db, viewer, { kind: 'applicants-listed', jobId, details })
      }
      const now = clock.now()
      return {
        items: page.map((row) => presentApplicant(row, reader, now, files)),
        total: counted
          .filter((each) => status === undefined || each.status === status)
          .reduce((sum, { found }) => sum + found, 0),
        nextCursor: last
          ? encodeCursor({ value: last.applied_at.toISOString(), id: last.id })
          : null,
        counts: Object.fromEntries(
          applicationStatuses.map((each) => [
            each,
            counted.find((row) => row.status === each)?.all ?? 0,
          ]),
        ),
      }
    },

    /**
     * Shortlists or rejects an applicant of the employer's own job. Asking for the status that it
     * has already changes nothing.
     * @throws AppError NOT_FOUND, STATUS_NOT_ALLOWED
     */
    async reviewApplication(
      viewer: Viewer,
      { jobId, applicationId, status }: ReviewWish,
    ): Promise<void> {
      if (!isId(jobId) || !isId(applicationId)) throw new AppError('NOT_FOUND')
      const wanted = { jobId, applicationId, employerId: viewer.accountId }
      await db.transaction().execute(async (trx) => {
        const current = await lockApplication(trx, wanted)
        if (current === undefined) throw new AppError('NOT_FOUND')
        if (current.status === status) return
        if (!canMoveApplication(current.status, status)) throw new AppError('STATUS_NOT_ALLOWED')
        await setApplicationStatus(trx, wanted, { status, now: clock.now() })
        await notifications.notify(trx, current.candidateId, {
          ...decisionText(status, current),
          link: '/candidate_profile#applications',
          tag: `application-${applicationId}`,
        })
      })
    },
  }
}

/** Candidates were refused at the door. */
function readerOf({ accountId, role }: Viewer) {
  if (role === 'candidate') throw new AppError('WRONG_ROLE')
  return { accountId, role }
}

function decisionText(status: ApplicationStatus, job: { title: string; company: string }) {
  const { title, company } = job
  return status === 'shortlisted'
    ? {
        title: sentence('notification.shortlistedTitle'),
        body: sentence('notification.shortlisted', { title, company }),
      }
    : { body: sentence('notification.applicationRejected', { title, company }) }
}

function readCursor(cursor: string | undefined): { at: Date; id: string } | undefined {
  const position = decodeTimeCursor(cursor)
  if (!position) return undefined
  if (!position.at) throw new AppError('MALFORMED', { detail: 'a cursor of another list' })
  return { at: position.at, id: position.id }
}
