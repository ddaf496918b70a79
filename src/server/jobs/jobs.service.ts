import type { Kysely } from 'kysely'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { FilesService } from '../files/files.service.ts'
import type { Clock } from '../lib/clock.ts'
import type { PostingOrders } from '../payments/posting-orders.service.ts'
import { createJobChanges } from './job-changes.service.ts'
<<<<<<< HEAD
import { createJobClosing } from './job-closing.service.ts'
=======
import type { SearchService } from '../search/search.service.ts'
>>>>>>> 04110c1 (Understand what is searched for: beginnings, typing errors, plurals and sayings of the trade, the best match first)
import { columnsOfDraft } from './job-form.ts'
import { createJobLists } from './job-lists.service.ts'
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
<<<<<<< HEAD
  audit,
=======
  search,
>>>>>>> 04110c1 (Understand what is searched for: beginnings, typing errors, plurals and sayings of the trade, the best match first)
}: {
  db: Kysely<DB>
  clock: Clock
  files: FilesService
  orders: PostingOrders
<<<<<<< HEAD
  audit: Pick<Audit, 'record'>
=======
  search: SearchService
>>>>>>> 04110c1 (Understand what is searched for: beginnings, typing errors, plurals and sayings of the trade, the best match first)
}) {
  const presenter = createJobsPresenter(files)
  const changes = createJobChanges({ db, clock })
  return {
<<<<<<< HEAD
    ...createJobReading({ db, clock, presenter, audit }),
    ...createJobLists({ db, clock, presenter }),
    ...createPosting({ db, clock, files, orders }),
    ...changes,
    ...createJobClosing(changes),
=======
    ...createJobReading({ db, clock, presenter, search }),
    ...createJobLists({ db, clock, presenter }),
    ...createPosting({ db, clock, files, orders }),
    ...createJobChanges({ db, clock, search }),
>>>>>>> 04110c1 (Understand what is searched for: beginnings, typing errors, plurals and sayings of the trade, the best match first)
    columnsOfDraft,
  }
}
