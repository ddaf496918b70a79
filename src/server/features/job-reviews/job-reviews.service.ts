import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { BlockList } from '#server/features/blocks/block-list.service.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import type { JobChecksService } from '#server/features/job-checks/job-checks.service.ts'
import type { JobClaims } from '#server/features/job-claims/job-claims.service.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import type { MessagesService } from '#server/features/messages/messages.service.ts'
import type { PaymentsService } from '#server/features/payments/payments.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import { createChangeRequests } from './change-requests.service.ts'
import { createOwnEdits } from './own-edits.service.ts'
import { createRevisions } from './revisions.service.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  jobs: JobsService
  files: FilesService
  payments: Pick<PaymentsService, 'lockPaymentOfJob'>
  messages: Pick<MessagesService, 'notify'>
  audit: Pick<Audit, 'record'>
  checks: Pick<JobChecksService, 'requireConfirmed'>
  claims: Pick<JobClaims, 'requireFree' | 'end'>
  blockList: Pick<BlockList, 'requireAllowed'>
}

export type JobReviewsService = ReturnType<typeof createJobReviewsService>

/** How an employer and the admins agree on what a job says. */
export function createJobReviewsService(deps: Deps) {
  return { ...createChangeRequests(deps), ...createOwnEdits(deps), ...createRevisions(deps) }
}
