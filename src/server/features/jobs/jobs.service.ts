import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { SearchService } from '#server/features/job-search/search.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import { createJobChanges } from './job-changes.service.ts'
import { createJobClosing } from './job-closing.service.ts'
import { createJobFacts } from './job-facts.service.ts'
import { createJobRenewals } from './job-renewals.service.ts'
import { createJobRejections } from './job-rejections.service.ts'
import { createJobReading } from './job-reading.service.ts'
import { createJobsPresenter } from './jobs.presenter.ts'
import { createCompanyLevels } from './company-levels.service.ts'
import { createReplyTimes } from './reply-times.service.ts'

type Deps = {
  db: Kysely<DB>
  readDb: Kysely<DB>
  clock: Clock
  files: Pick<FilesService, 'publicUrl'>
  audit: Pick<Audit, 'record'>
  search: Pick<SearchService, 'put' | 'drop'>
}

export type JobsService = ReturnType<typeof createJobsService>

/** Reading one job, and every change of a job that was posted. */
export function createJobsService({ db, readDb, clock, files, audit, search }: Deps) {
  const changes = createJobChanges({ db, clock, search })
  return {
    ...createJobReading({ db: readDb, clock, presenter: createJobsPresenter(files), audit }),
    ...changes,
    ...createJobClosing(changes),
    ...createJobRenewals({ clock, search, ...changes }),
    ...createJobFacts({ db, search }),
    ...createJobRejections({ db, clock }),
    ...createReplyTimes({ db, clock }),
    ...createCompanyLevels({ db, clock }),
  }
}
