import type { Kysely } from 'kysely'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { JobsService } from '../jobs/jobs.service.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { PaymentsService } from '../payments/payments.service.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { ConsentsService } from './consents.service.ts'
import { createDeletion } from './deletion.service.ts'
import { createErasure } from './erasure.service.ts'
import { createOwnData } from './own-data.service.ts'
import { createOwnPrivacy } from './own-privacy.service.ts'
import { createSharings } from './sharings.service.ts'

type Needs = {
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

/** The room as the rest of the server sees it. */
export function createPrivacyService(needs: Needs) {
  const { notifications } = needs
  return {
    ...createOwnPrivacy(needs),
    ...createSharings(needs),
    ...createDeletion(needs),
    ...createErasure(needs),
    download: createOwnData(needs).download,
    withdrawPushConsent: notifications.withdrawConsent,
  }
}
