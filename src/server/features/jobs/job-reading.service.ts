import type { Kysely } from 'kysely'
import type { ClosedJob, JobDetails, SharedJob } from '#contract/jobs/schemas.ts'
import { createBatcher } from '#server/cache/batch.ts'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import * as reads from './job-reads.repository.ts'
import type { JobsPresenter, OwnApplication } from './jobs.presenter.ts'
import { findQuestions, findQuestionsByJob } from './job-questions.repository.ts'
import { findChangeRequests, findRevisions } from './job-reviews.repository.ts'
import { findRejections } from './job-rejections.repository.ts'
import * as jobs from './jobs.repository.ts'
import { findSimilarJobs } from './similar-jobs.repository.ts'
import { canAdminRead, canCandidateRead, currentStatus } from './jobs.rules.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  presenter: JobsPresenter
  audit: Pick<Audit, 'record'>
}

/** Reading one job. */
export function createJobReading({ db, clock, presenter, audit }: Deps) {
  const findJob = createBatcher((ids: readonly string[]) => jobs.findJobs(db, ids))
  const findJobVersion = createBatcher((ids: readonly string[]) =>
    reads.findJobVersions(db, { ids, now: clock.now() }),
  )
  const findSimilar = createBatcher((ids: readonly string[]) =>
    findSimilarJobs(db, { ids, now: clock.now() }),
  )
  const findJobForCandidate = createBatcher((pairs: readonly reads.CandidateAndJob[]) =>
    reads.findJobsForCandidates(db, pairs),
  )

  const findJobQuestions = createBatcher((ids: readonly string[]) => findQuestionsByJob(db, ids))

  return {
    /** @throws AppError JOB_NOT_FOUND, also for a job that the viewer may not see */
    async getJob(viewer: Viewer, jobId: string): Promise<JobDetails> {
      if (!isId(jobId)) throw new AppError('JOB_NOT_FOUND')
      return viewer.role === 'candidate'
        ? await getForCandidate(viewer, jobId)
        : await getForOthers(viewer, jobId)
    },

    /** @throws AppError JOB_NOT_FOUND for a job that the candidate may not see */
    async requireReadable(viewer: Pick<Viewer, 'accountId'>, jobId: string): Promise<void> {
      if (!isId(jobId)) throw new AppError('JOB_NOT_FOUND')
      await findReadable(viewer.accountId, jobId, clock.now())
    },

    /** @throws AppError JOB_NOT_FOUND for a job that admins do not see */
    async requirePosted(jobId: string): Promise<void> {
      const job = isId(jobId) ? await findJob(jobId) : undefined
      if (!job || !canAdminRead(job)) throw new AppError('JOB_NOT_FOUND')
    },

    /** @throws AppError JOB_NOT_FOUND unless the job is live */
    async getPublicJob(jobId: string): Promise<SharedJob> {
      if (!isId(jobId)) throw new AppError('JOB_NOT_FOUND')
      const now = clock.now()
      const [job, similar] = await Promise.all([findJob(jobId), findSimilar(jobId)])
      if (!job || !canCandidateRead(currentStatus(job, now), false)) {
        throw new AppError('JOB_NOT_FOUND')
      }
      return presenter.presentSharedJob(job, similar, now)
    },

    /** Differs after every change of a live job or its similar jobs; undefined for a job that is not live. */
    async findPublicVersion(jobId: string): Promise<string | undefined> {
      const job = await findJobVersion(jobId)
      const isPublic = job && canCandidateRead(currentStatus(job, clock.now()), false)
      return isPublic ? job.rowVersion : undefined
    },

    /** @throws AppError JOB_NOT_FOUND unless the job was public once and is not now */
    async getClosedJob(jobId: string): Promise<ClosedJob> {
      const job = isId(jobId) ? await jobs.findJob(db, jobId) : undefined
      const now = clock.now()
      if (!job?.first_accepted_at || currentStatus(job, now) === 'accepted') {
        throw new AppError('JOB_NOT_FOUND')
      }
      return presenter.presentClosedJob(job, now)
    },
  }

  async function getForCandidate(viewer: Viewer, jobId: string): Promise<JobDetails> {
    const now = clock.now()
    const job = await findReadable(viewer.accountId, jobId, now)
    const [application, questions] = await Promise.all([
      findOwnApplication(job),
      findJobQuestions(jobId),
    ])
    if (application?.isContactOpen === true) {
      await audit.record(db, viewer, { kind: 'contact-viewed', jobId, personId: job.employer_id })
    }
    return presenter.presentDetailsForCandidate(job, { application, questions }, now)
  }

  /** @throws AppError JOB_NOT_FOUND */
  async function findReadable(
    candidateId: string,
    jobId: string,
    now: Date,
  ): Promise<reads.JobForCandidateRow> {
    const job = await findJobForCandidate({ candidateId, jobId })
    if (!job || !canCandidateRead(currentStatus(job, now), job.applicationId !== null)) {
      throw new AppError('JOB_NOT_FOUND')
    }
    return job
  }

  async function findOwnApplication({
    id: jobId,
    applicationId,
    appliedAt,
  }: reads.JobForCandidateRow): Promise<OwnApplication | undefined> {
    if (applicationId === null || appliedAt === null) return undefined
    const found = await reads.findApplication(db, { id: applicationId, jobId, appliedAt })
    if (!found) return undefined
    const { status, withdrawnAt, employerDeletedAt } = found
    return { status, appliedAt, isContactOpen: withdrawnAt === null && employerDeletedAt === null }
  }

  async function getForOthers(viewer: Viewer, jobId: string): Promise<JobDetails> {
    const { accountId, role } = viewer
    const job =
      role === 'employer' ? await jobs.findOwnJob(db, accountId, jobId) : await findJob(jobId)
    if (!job || (role === 'admin' && !canAdminRead(job))) throw new AppError('JOB_NOT_FOUND')
    // An employer who reads the own contact is not recorded.
    if (role === 'admin') {
      await audit.record(db, viewer, { kind: 'contact-viewed', jobId, personId: job.employer_id })
    }
    const [rejections, orders, requests, revisions, questions] = await Promise.all([
      findRejections(db, [job.id]),
      jobs.findOrders(db, [job.id]),
      findChangeRequests(db, [job.id]),
      findRevisions(db, [job.id]),
      findQuestions(db, [job.id]),
    ])
    const related = {
      order: orders.get(job.id),
      rejection: rejections.get(job.id),
      changeRequest: requests.get(job.id),
      revision: revisions.get(job.id),
      questions: questions.get(job.id) ?? [],
    }
    return presenter.presentDetails(job, related, clock.now())
  }
}
