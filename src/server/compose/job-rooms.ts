import { createBlockList } from '#server/features/blocks/block-list.service.ts'
import { createJobsService } from '#server/features/jobs/jobs.service.ts'
import { citiesOf } from '#server/features/landing-pages/cities.ts'
import { createJobChecks } from '#server/features/job-checks/job-checks.service.ts'
import { createJobScores } from '#server/features/job-scores/job-scores.service.ts'
import { createJobClaims } from '#server/features/job-claims/job-claims.service.ts'
import { createJobStatistics } from '#server/features/job-statistics/job-statistics.service.ts'
import { createJobViewsService } from '#server/features/job-views/job-views.service.ts'
import { createLandingsService } from '#server/features/landing-pages/landing-pages.service.ts'
import { loadAreaTable } from '#server/features/places/area-table.ts'
import { loadPincodeTable } from '#server/features/places/pincode-table.ts'
import { createPlacesService } from '#server/features/places/places.service.ts'
import { createPostingOrders } from '#server/features/checkout/posting-orders.service.ts'
import { createCredits } from '#server/features/payments/credits.service.ts'
import { createSynonymsService } from '#server/features/synonyms/synonyms.service.ts'
import { createAppliedJobsService } from '#server/features/applications/applied-jobs.service.ts'
import { createDutiesService } from '#server/features/employer-jobs/duties.service.ts'
import { createEmployerJobsService } from '#server/features/employer-jobs/employer-jobs.service.ts'
import { createSavedJobsService } from '#server/features/saved-jobs/saved-jobs.service.ts'
import { createPostersService } from '#server/features/employer-jobs/posters.service.ts'
import { createPostingService } from '#server/features/job-posting/posting.service.ts'
import { createJobSearchService } from '#server/features/job-search/job-search.service.ts'
import { createSearchService } from '#server/features/job-search/search.service.ts'
import { toPublicConfig } from '#server/features/site/public-config.ts'
import { createPicturesService } from '#server/features/site/pictures.service.ts'
import { createSitemapService } from '#server/features/site/sitemap.service.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { ReplicaReader } from '#server/db/replica-reader.ts'
import { createCheckInTokens } from '#server/lib/interview-links.ts'
import { createPictureDrawings, createPosterDrawings } from './drawings.ts'
import type { Deps } from './deps.ts'

type JobRoomDeps = Deps & { readonly files: FilesService; readonly searchReader: ReplicaReader }

/** Builds the rooms around jobs: places, search, the jobs themselves, and the public pages made of them. */
export function createJobRooms(deps: JobRoomDeps) {
  const { config, db, readDb, clock, log, languages, audit, files, countAction, searchReader } =
    deps
  const { countLookup } = deps.metrics
  const pincodes = loadPincodeTable()
  const cities = citiesOf(pincodes)
  const places = createPlacesService({ pincodes, areas: loadAreaTable() })
  const search = createSearchService({
    db,
    readDb,
    read: searchReader.read,
    clock,
    log,
    locate: pincodes.find,
    countLookup,
    towns: [...cities.values()],
  })
  const blockList = createBlockList({ db })
  const credits = createCredits({ db, clock })
  const orders = createPostingOrders({ clock, credits })
  const jobs = createJobsService({ db, readDb, clock, files, audit, search })
  const appliedJobs = createAppliedJobsService({ db, clock, files })
  const landings = createLandingsService({ db: readDb, clock, log, cities, search })
  const jobScores = createJobScores({ db, clock, config })
  const { publicUrl } = toPublicConfig(config)
  const jobClaims = createJobClaims({ db, clock })
  return {
    blockList,
    credits,
    jobs,
    search,
    places,
    synonyms: createSynonymsService({ db, clock, audit, search }),
    jobSearch: createJobSearchService({
      db: readDb,
      clock,
      log,
      files,
      places,
      search,
      appliedJobs,
      countLookup,
    }),
    posting: createPostingService({
      db,
      clock,
      files,
      orders,
      moveJob: jobs.moveJob,
      countAction,
      blockList,
    }),
    employerJobs: createEmployerJobsService({ db, clock, files }),
    jobClaims,
    jobScores,
    jobChecks: createJobChecks({ db, clock, audit, scores: jobScores, claims: jobClaims }),
    jobStatistics: createJobStatistics({ db, readDb, clock }),
    jobViews: createJobViewsService({ db, clock, log, secret: config.appSecret }),
    duties: createDutiesService({ db, clock }),
    savedJobs: createSavedJobsService({ db, clock, files, appliedJobs }),
    posters: createPostersService({
      db,
      clock,
      languages,
      publicUrl,
      checkInTokens: createCheckInTokens(config.appSecret),
      draw: createPosterDrawings(config.productName),
    }),
    landings,
    sitemap: createSitemapService({
      db: readDb,
      clock,
      landings,
      publicUrl,
      languages: config.languages,
    }),
    pictures: createPicturesService({ jobs, draw: createPictureDrawings(config.productName) }),
  }
}
