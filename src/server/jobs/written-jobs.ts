import type { JobStatus } from '#contract/jobs.ts'
import { createBoundedCache } from '../lib/bounded-cache.ts'
import type { JobStateRow } from './job-states.repository.ts'
import type { JobForCandidates, JobsPresenter } from './jobs.presenter.ts'
import type { MarkedJobRow } from './jobs.repository.ts'
import { currentStatus } from './jobs.rules.ts'

type WrittenJob = JobForCandidates & {
  /** What the job was at when it was written. */
  readonly changed: string
  readonly status: JobStatus
  readonly employerId: string
}

const mostCharacters = 2_000_000

type Needs = {
  readonly findJob: (id: string) => Promise<MarkedJobRow | undefined>
  readonly presenter: Pick<JobsPresenter, 'writeForCandidates'>
}

/** Jobs as candidates read them, each written once until it is changed. */
export function createWrittenJobs({ findJob, presenter }: Needs) {
  const kept = createBoundedCache<WrittenJob>(mostCharacters, (_id, { json }) => json.length)

  return {
    /** The job as it is by now: it may have been changed since its state was read. */
    async find(state: JobStateRow, now: Date): Promise<WrittenJob | undefined> {
      const known = kept.get(state.id)
      const isTheSame =
        known?.changed === state.changed && known.status === currentStatus(state, now)
      if (isTheSame) return known
      const job = await findJob(state.id)
      if (!job) return undefined
      const { changed, employer_id: employerId } = job
      const status = currentStatus(job, now)
      const written = { ...presenter.writeForCandidates(job, now), changed, status, employerId }
      kept.set(job.id, written)
      return written
    },
  }
}
