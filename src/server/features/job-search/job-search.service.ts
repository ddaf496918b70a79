import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type {
  listJobsSchema,
  publicJobsQuerySchema,
  HiringCompany,
  ListedJob,
} from '#contract/job-search/schemas.ts'
import { choiceFilters } from '#contract/job-search/options.ts'
import type { circles } from '#contract/job-search/options.ts'
import type { JobCard } from '#contract/jobs/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import type { CountLookup } from '#server/lib/count-lookup.ts'
import type { DB } from '#server/db/types.ts'
import type { AppliedJobsService } from '#server/features/applications/applied-jobs.service.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { PlacesService } from '#server/features/places/places.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { Page } from '#server/lib/page.ts'
import { createFilteredSearch, toOptionValues } from './filtered-search.service.ts'
import type { FilterFields } from './filtered-search.service.ts'
import { createJobsForYou } from './for-you.service.ts'
import { createHomeJobs } from './home-jobs.service.ts'
import { findHiringCompanies } from './job-choices.repository.ts'
import { createJobChoices } from './job-choices.service.ts'
import { createJobOptions } from './job-options.service.ts'
import { createJobSearchPresenter } from './job-search.presenter.ts'
import { createMissedSearches } from './misses/missed-searches.service.ts'
import { findOwnPincode } from './own-place.repository.ts'
import { asksForNearby } from './query/place-in-words.rules.ts'
import { isCursorByDistance } from './query/search-cursor.ts'
import type { FoundJob, SearchService } from './search.service.ts'
import { createSuggestions } from './suggest/suggestions.service.ts'

type ListInput = z.output<typeof listJobsSchema>
type PublicInput = z.output<typeof publicJobsQuerySchema>
type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  files: Pick<FilesService, 'publicUrl'>
  places: Pick<PlacesService, 'findNearby' | 'isPincode'>
  search: SearchService
  appliedJobs: AppliedJobsService
  countLookup: CountLookup
}

/** In kilometres. */
const widestCircle = '20' satisfies (typeof circles)[number]

export type JobSearchService = ReturnType<typeof createJobSearchService>

/** Searching jobs, for candidates and without signing in. */
export function createJobSearchService(deps: Deps) {
  const { db, clock, log, files, places, search, appliedJobs, countLookup } = deps
  const presenter = createJobSearchPresenter(files)
  const filteredSearch = createFilteredSearch({ search, places })
  const choices = createJobChoices({ db, clock, log, search })
  const missedSearches = createMissedSearches({ db, clock, log })

  /** The search around the candidate's own pincode, where the words ask for what is near. */
  async function aroundOwnPlace<Fields extends FilterFields>(
    accountId: string,
    input: Fields,
  ): Promise<Fields | undefined> {
    const isNearby = !input.near && asksForNearby(input.q ?? '')
    const pincode = isNearby ? await findOwnPincode(db, accountId) : undefined
    return pincode !== undefined && places.isPincode(pincode)
      ? { ...input, near: pincode, within: input.within || widestCircle }
      : undefined
  }

  /** 'Near me' means the candidate's own pincode, where jobs are around it. */
  async function findForCandidate(
    accountId: string,
    input: ListInput,
    limit: number,
  ): Promise<Page<FoundJob>> {
    const around = await aroundOwnPlace(accountId, input)
    const continuesElsewhere = Boolean(input.cursor) && !isCursorByDistance(input.cursor)
    if (around && !continuesElsewhere) {
      const page = await filteredSearch.findPage(around, limit)
      if (page.items.length > 0) return page
    }
    return await filteredSearch.findPage(input, limit)
  }

  /** Filters may be in the way; then the words say nothing. */
  async function countMissed(input: PublicInput, { total }: Page<FoundJob>): Promise<void> {
    const isNarrowed = [...choiceFilters, 'near' as const].some((name) => input[name])
    if (total === 0 && !input.cursor && !isNarrowed) await missedSearches.countMissed(input.q ?? '')
  }

  return {
    ...choices,
    listMissedSearches: missedSearches.listMissedSearches,
    deleteOldMissed: missedSearches.deleteOldMissed,
    ...createJobsForYou({ db, clock, presenter, places, filteredSearch, appliedJobs }),
    ...createHomeJobs({ db, clock, log, presenter }),
    ...createSuggestions({ db, clock, log, search }),
    ...createJobOptions({ ...choices, clock, presenter, search, filteredSearch, countLookup }),

    /** Live jobs for a candidate, or with `apply: 'true'` the jobs they applied to. */
    async listJobs({ accountId }: Viewer, input: ListInput): Promise<Page<ListedJob>> {
      const limit = limitOf(input)
      if (input.apply === 'true') {
        const words = search.wordsOf(input.q ?? '')
        const filters = { ...toOptionValues(input), words, limit }
        return await appliedJobs.listAppliedJobs(accountId, filters)
      }
      const now = clock.now()
      const page = await findForCandidate(accountId, input, limit)
      await countMissed(input, page)
      const jobIds = page.items.map(({ card }) => card.id)
      const applied = await appliedJobs.findAppliedJobIds({ candidateId: accountId, jobIds })
      const items = page.items.map((job) =>
        presenter.presentListed(job, applied.has(job.card.id), now),
      )
      return { ...page, items }
    },

    /**
     * A candidate's search as what a single job is compared with.
     * @throws AppError UNKNOWN_PINCODE
     */
    async compileFor(accountId: string, fields: FilterFields) {
      return await filteredSearch.compile((await aroundOwnPlace(accountId, fields)) ?? fields)
    },

    async listPublicJobs(input: PublicInput): Promise<Page<JobCard>> {
      const now = clock.now()
      const page = await filteredSearch.findPage(input, input.limit ?? limits.searchPageDefault)
      await countMissed(input, page)
      return { ...page, items: page.items.map((job) => presenter.presentFound(job, now)) }
    },

    async listHiringCompanies(): Promise<HiringCompany[]> {
      const companies = await findHiringCompanies(db, clock.now())
      return companies.map((company) => presenter.presentHiringCompany(company))
    },
  }
}

/** Without any filter the newest two hundred; otherwise pages. */
function limitOf(input: ListInput): number {
  const { limit, apply: _, ...filters } = input
  const isPaged = Object.values(filters).some((value) => value !== undefined)
  return limit ?? (isPaged ? limits.searchPageDefault : limits.listDefault)
}
