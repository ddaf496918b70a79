import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { listJobsSchema, publicJobsQuerySchema } from '#contract/job-search.ts'
import type { ClosedJob, HiringCompany, JobStatus, SharedJob } from '#contract/jobs.ts'
import { limits } from '#contract/limits.ts'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { gatherLookups } from '../lib/gather-lookups.ts'
import { isId } from '../lib/ids.ts'
import { decodeTimeCursor, encodeCursor } from '../lib/page.ts'
import type { Page } from '../lib/page.ts'
import type { SearchService } from '../search/search.service.ts'
import * as appliedJobs from './applied-jobs.repository.ts'
import * as choices from './job-choices.repository.ts'
import * as states from './job-states.repository.ts'
import { inValues } from './job-search.service.ts'
import type { JobSearch } from './job-search.service.ts'
import type { JobsPresenter, OwnApplication } from './jobs.presenter.ts'
import * as jobs from './jobs.repository.ts'
import { canAdminRead, canCandidateRead, currentStatus } from './jobs.rules.ts'
import { createWrittenJobs } from './written-jobs.ts'

type ListWish = z.output<typeof listJobsSchema>
type PublicWish = z.output<typeof publicJobsQuerySchema>
type Needs = {
  db: Kysely<DB>
  clock: Clock
  presenter: JobsPresenter
  audit: Pick<Audit, 'record'>
  search: Pick<SearchService, 'wordsOf'>
  jobSearch: JobSearch
}

/** Finding and reading jobs. */
export function createJobReading({ db, clock, presenter, audit, search, jobSearch }: Needs) {
  const findJob = gatherLookups((ids: readonly string[]) => jobs.findJobs(db, ids))
  const findJobState = gatherLookups((ids: readonly string[]) => states.findJobStates(db, ids))
  const findJobForCandidate = gatherLookups((pairs: readonly states.CandidateAndJob[]) =>
    states.findJobsForCandidates(db, pairs),
  )
  const writtenJobs = createWrittenJobs({ findJob, presenter })
  const findApplied = gatherLookups((asked: readonly appliedJobs.CandidateAndJobs[]) =>
    appliedJobs.findAppliedJobIds(db, asked),
  )

  return {
    /** Live jobs for a candidate, or with `apply: 'true'` those they applied to; each written down. */
    async listJobs(viewer: Viewer, wish: ListWish): Promise<Page<string>> {
      if (wish.apply === 'true') return await listApplied(viewer.accountId, wish)
      const now = clock.now()
      const page = await jobSearch.findPage(wish, limitOf(wish))
      const applied = await findApplied({
        candidateId: viewer.accountId,
        jobIds: page.items.map(({ card }) => card.id),
      })
      const items = page.items.map((job) =>
        presenter.writeListed(job, applied.has(job.card.id), now),
      )
      return { ...page, items }
    },

    /** Each written down. */
    async listPublicJobs(wish: PublicWish): Promise<Page<string>> {
      const now = clock.now()
      const page = await jobSearch.findPage(wish, wish.limit ?? limits.searchPageDefault)
      return { ...page, items: page.items.map((job) => presenter.writeFound(job, now)) }
    },

    /**
     * Written down.
     * @throws AppError JOB_NOT_FOUND, also for a job that is not this person's to see
     */
    async getJob(viewer: Viewer, jobId: string): Promise<string> {
      if (!isId(jobId)) throw new AppError('JOB_NOT_FOUND')
      return viewer.role === 'candidate'
        ? await getForCandidate(viewer, jobId)
        : await getForOthers(viewer, jobId)
    },

    /** @throws AppError JOB_NOT_FOUND for a job that is not this candidate's to see */
    async requireReadable({ accountId: candidateId }: Viewer, jobId: string): Promise<void> {
      const state = isId(jobId) ? await findJobForCandidate({ candidateId, jobId }) : undefined
      const isReadable =
        state && canCandidateRead(currentStatus(state, clock.now()), state.applicationId !== null)
      if (!isReadable) throw new AppError('JOB_NOT_FOUND')
    },

    /** @throws AppError JOB_NOT_FOUND for a job that admins do not see */
    async requirePosted(jobId: string): Promise<void> {
      const job = isId(jobId) ? await findJob(jobId) : undefined
      if (!job || !canAdminRead(job)) throw new AppError('JOB_NOT_FOUND')
    },

    /** @throws AppError JOB_NOT_FOUND unless it is live */
    async getPublicJob(jobId: string): Promise<SharedJob> {
      const now = clock.now()
      const job = isId(jobId) ? await findJob(jobId) : undefined
      if (!job || !canCandidateRead(currentStatus(job, now), false)) {
        throw new AppError('JOB_NOT_FOUND')
      }
      return presenter.presentSharedJob(job, now)
    },

    /** What a live job is at, another word after every change of it; undefined once anybody may not see it. */
    async findPublicVersion(jobId: string): Promise<string | undefined> {
      const job = await findJobState(jobId)
      const isPublic = job && canCandidateRead(currentStatus(job, clock.now()), false)
      return isPublic ? job.changed : undefined
    },

    /** @throws AppError JOB_NOT_FOUND unless it was public once and is not now */
    async getClosedJob(jobId: string): Promise<ClosedJob> {
      const job = isId(jobId) ? await jobs.findJob(db, jobId) : undefined
      if (!job?.first_accepted_at || currentStatus(job, clock.now()) === 'accepted') {
        throw new AppError('JOB_NOT_FOUND')
      }
      return presenter.presentClosedJob(job)
    },

    async listHiringCompanies(): Promise<HiringCompany[]> {
      const companies = await choices.findHiringCompanies(db, clock.now())
      return companies.map((company) => presenter.presentHiringCompany(company))
    },
  }

  async function getForCandidate(viewer: Viewer, jobId: string): Promise<string> {
    const now = clock.now()
    const state = await findJobForCandidate({ candidateId: viewer.accountId, jobId })
    if (!state) throw new AppError('JOB_NOT_FOUND')
    const application = await findApplicationOf(state)
    requireReadableAs(currentStatus(state, now), application)
    const job = await writtenJobs.find(state, now)
    if (!job) throw new AppError('JOB_NOT_FOUND')
    // It may have been changed since its state was read.
    requireReadableAs(job.status, application)
    if (application?.isContactOpen === true) {
      await audit.record(db, viewer, { kind: 'contact-viewed', jobId, personId: job.employerId })
    }
    return presenter.writeDetailsForCandidate(job, application)
  }

  /** @throws AppError JOB_NOT_FOUND */
  function requireReadableAs(status: JobStatus, application: OwnApplication | undefined): void {
    if (!canCandidateRead(status, application !== undefined)) throw new AppError('JOB_NOT_FOUND')
  }

  async function findApplicationOf(
    state: states.JobForCandidateRow,
  ): Promise<OwnApplication | undefined> {
    if (state.applicationId === null) return undefined
    const found = await states.findApplicationFor(db, state.id, state.applicationId)
    if (!found) return undefined
    const { status, appliedAt, withdrawnAt, employerDeletedAt } = found
    return { status, appliedAt, isContactOpen: withdrawnAt === null && employerDeletedAt === null }
  }

  async function getForOthers(viewer: Viewer, jobId: string): Promise<string> {
    const { accountId, role } = viewer
    const job =
      role === 'employer' ? await jobs.findOwnJob(db, accountId, jobId) : await findJob(jobId)
    if (!job || (role === 'admin' && !canAdminRead(job))) throw new AppError('JOB_NOT_FOUND')
    // An employer's own contact is no news to them.
    if (role === 'admin') {
      await audit.record(db, viewer, { kind: 'contact-viewed', jobId, personId: job.employer_id })
    }
    return presenter.writeDetails(job, clock.now())
  }

  async function listApplied(candidateId: string, wish: ListWish): Promise<Page<string>> {
    const now = clock.now()
    const limit = limitOf(wish)
    const { q, location, company, education, category } = inValues(wish)
    const words = search.wordsOf(q ?? '')
    const wanted = { words, location, company, education, category }
    const position = decodeTimeCursor(wish.cursor)
    const after = position?.at ? { appliedAt: position.at, applicationId: position.id } : undefined
    const [rows, total] = await Promise.all([
      appliedJobs.listAppliedJobs(db, candidateId, wanted, { after, limit: limit + 1 }),
      appliedJobs.countAppliedJobs(db, candidateId, wanted),
    ])
    const items = rows.slice(0, limit)
    const last = rows.length > limit ? items.at(-1) : undefined
    const views = await appliedJobs.findResumeViews(
      db,
      items.map(({ applicationId }) => applicationId),
    )
    const viewsOf = Map.groupBy(views, ({ applicationId }) => applicationId)
    return {
      items: items.map((job) =>
        presenter.writeApplied(job, viewsOf.get(job.applicationId) ?? [], now),
      ),
      total,
      nextCursor: last
        ? encodeCursor({ value: last.appliedAt.toISOString(), id: last.applicationId })
        : null,
    }
  }
}

/** Asked for nothing in particular, the newest two hundred; otherwise pages. */
function limitOf(wish: ListWish): number {
  const { limit: _, apply: __, ...asked } = wish
  const isPaged = Object.values(asked).some((value) => value !== undefined)
  return wish.limit ?? (isPaged ? limits.searchPageDefault : limits.listDefault)
}
