import type { Kysely } from 'kysely'
import type { AccountsService } from '#server/features/accounts/accounts.service.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { JobsService } from '#server/features/jobs/jobs.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { NotificationsService } from '#server/features/notifications/notifications.service.ts'
import type { PaymentsService } from '#server/features/payments/payments.service.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import type { ConsentsService } from './consents.service.ts'
import { createDeletion } from './deletion.service.ts'
import { createErasure } from './erasure.service.ts'
import { createOwnData } from './own-data.service.ts'
import { createOwnPrivacy } from './own-privacy.service.ts'
import { createSharings } from './sharings.service.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  store: FileStore
  audit: Audit
  accounts: AccountsService
  jobs: JobsService
  payments: PaymentsService
  notifications: NotificationsService
  consents: ConsentsService
  config: { productName: string }
}

export type PrivacyService = ReturnType<typeof createPrivacyService>

/** Composes the services of this room into the one that other rooms use. */
export function createPrivacyService(deps: Deps) {
  const { notifications } = deps
  return {
    ...createOwnPrivacy(deps),
    ...createSharings(deps),
    ...createDeletion(deps),
    ...createErasure(deps),
    download: createOwnData(deps).download,
    withdrawPushConsent: notifications.withdrawConsent,
  }
}
