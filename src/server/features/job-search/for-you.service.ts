import type { Kysely } from 'kysely'
import { reasonFor } from '#contract/job-search/for-you.ts'
import type { JobsForYou } from '#contract/job-search/for-you.ts'
import type { circles } from '#contract/job-search/options.ts'
import type { JobFilters } from '#contract/job-search/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { AppliedJobsService } from '#server/features/applications/applied-jobs.service.ts'
import type { PlacesService } from '#server/features/places/places.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { FilteredSearch } from './filtered-search.service.ts'
import { findCandidateFacts, findCommunication } from './for-you.repository.ts'
import type { CandidateFacts } from './for-you.repository.ts'
import type { JobSearchPresenter } from './job-search.presenter.ts'
import type { FoundJob } from './search.service.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  presenter: Pick<JobSearchPresenter, 'presentFound'>
  places: Pick<PlacesService, 'isPincode'>
  filteredSearch: Pick<FilteredSearch, 'findPage'>
  appliedJobs: Pick<AppliedJobsService, 'findAppliedJobIds'>
}

/** In kilometres. */
const around = '20' satisfies (typeof circles)[number]

/** Jobs for a candidate who did not search, each with its reason. */
export function createJobsForYou(deps: Deps) {
  const { db, clock, presenter, places, filteredSearch, appliedJobs } = deps

  return {
    async listJobsForYou({ accountId }: Viewer): Promise<JobsForYou> {
      const facts = await findCandidateFacts(db, accountId)
      if (!facts) return { because: null, jobs: [] }
      const found = await findFitting(facts)
      const jobIds = found.map(({ card }) => card.id)
      const [applied, communication] = await Promise.all([
        appliedJobs.findAppliedJobIds({ candidateId: accountId, jobIds }),
        findCommunication(db, jobIds),
      ])
      const now = clock.now()
      const candidate = { own: facts.own, category: facts.category ?? undefined }
      const jobs = found.flatMap((each) => {
        if (applied.has(each.card.id)) return []
        const job = presenter.presentFound(each, now)
        const communicationSkill = communication.get(job.id) ?? []
        const reason = reasonFor({ ...job, communicationSkill }, candidate)
        return reason ? [{ job, reason }] : []
      })
      const { jobTitle, jobCity } = facts
      return {
        because: jobTitle === null || jobCity === null ? null : { jobTitle, jobCity },
        jobs: jobs.slice(0, limits.jobsForYou),
      }
    },
  }

  /** The same work near home first, then elsewhere, then what is near. The searches are those that many make. */
  async function findFitting({ category, pincode }: CandidateFacts): Promise<FoundJob[]> {
    const near: JobFilters = places.isPincode(pincode) ? { near: pincode, within: around } : {}
    const work: JobFilters = category === null ? {} : { category }
    const found = new Map<string, FoundJob>()
    for (const filters of [{ ...work, ...near }, work, near]) {
      if (found.size >= limits.searchPageDefault) break
      const { items } = await filteredSearch.findPage(filters, limits.searchPageDefault)
      for (const job of items) if (!found.has(job.card.id)) found.set(job.card.id, job)
    }
    return [...found.values()]
  }
}
