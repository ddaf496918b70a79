import type { Kysely } from 'kysely'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { FilesService } from '../files/files.service.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import type { Tally } from '../lib/tally.ts'
import type { PostingOrders } from '../payments/posting-orders.service.ts'
import type { PlacesService } from '../places/places.service.ts'
import { createJobChoices } from './job-choices.service.ts'
import { createJobChanges } from './job-changes.service.ts'
import { createJobClosing } from './job-closing.service.ts'
import type { SearchService } from '../search/search.service.ts'
import { columnsOfDraft } from './job-form.ts'
import { createJobLists } from './job-lists.service.ts'
import { createJobOptions } from './job-options.service.ts'
import { createJobSearch } from './job-search.service.ts'
import { createJobReading } from './job-reading.service.ts'
import { createJobsPresenter } from './jobs.presenter.ts'
import { createPosting } from './posting.service.ts'

export type JobsService = ReturnType<typeof createJobsService>

/** The room as the rest of the server sees it. */
export function createJobsService({
  db,
  clock,
  files,
  orders,
  audit,
  search,
  places,
  tally,
  log,
}: {
  db: Kysely<DB>
  clock: Clock
  files: FilesService
  orders: PostingOrders
  audit: Pick<Audit, 'record'>
  search: SearchService
  places: Pick<PlacesService, 'findNearby'>
  tally: Tally
  log: Log
}) {
  const presenter = createJobsPresenter(files)
  const jobSearch = createJobSearch({ search, places })
  const changes = createJobChanges({ db, clock, search })
  const choices = createJobChoices({ db, clock, log, search })
  return {
    ...choices,
    ...createJobOptions({ ...choices, clock, presenter, search, jobSearch }),
    ...createJobReading({ db, clock, presenter, audit, search, jobSearch }),
    ...createJobLists({ db, clock, presenter }),
    ...createPosting({ db, clock, files, orders, tally }),
    ...changes,
    ...createJobClosing(changes),
    columnsOfDraft,
  }
}
