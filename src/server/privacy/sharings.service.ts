import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { indiaDate } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import type { changeSharingSchema, listSharingsSchema, Sharing } from '#contract/privacy.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { isId } from '../lib/ids.ts'
import { decodeTimeCursor, encodeCursor } from '../lib/page.ts'
import type { Page } from '../lib/page.ts'
import type { ConsentsService } from './consents.service.ts'
import * as sharings from './sharings.repository.ts'

type ListWish = z.output<typeof listSharingsSchema>
type Change = z.output<typeof changeSharingSchema>
type Needs = { db: Kysely<DB>; clock: Clock; consents: ConsentsService }

/** Which employers see an application: each of them by a consent of its own. */
export function createSharings({ db, clock, consents }: Needs) {
  return {
    async listSharings(viewer: Viewer, wish: ListWish): Promise<Page<Sharing>> {
      const limit = wish.limit ?? limits.listDefault
      const position = decodeTimeCursor(wish.cursor)
      const after = position?.at ? { at: position.at, id: position.id } : undefined
      const [rows, total] = await Promise.all([
        sharings.listSharings(db, viewer.accountId, { after, limit: limit + 1 }),
        sharings.countSharings(db, viewer.accountId),
      ])
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return {
        items: shown.map(present),
        total,
        nextCursor: last
          ? encodeCursor({ value: last.appliedAt.toISOString(), id: last.id })
          : null,
      }
    },

    /**
     * Stops sharing an application, or shares it again. Asked for what is so already it changes
     * nothing.
     * @throws AppError NOT_FOUND, also for somebody else's; INVALID_FORM without the consent
     */
    async changeSharing(viewer: Viewer, applicationId: string, change: Change): Promise<Sharing> {
      if (!isId(applicationId)) throw new AppError('NOT_FOUND')
      const { accountId } = viewer
      const to = { purpose: 'application', applicationId } as const
      return await db.transaction().execute(async (trx) => {
        const row = await sharings.lockSharing(trx, accountId, applicationId)
        if (!row) throw new AppError('NOT_FOUND')
        if (change.isShared) consents.require('application', change.consent)
        if ((row.withdrawnAt === null) === change.isShared) return present(row)
        const withdrawnAt = change.isShared ? null : clock.now()
        await sharings.setSharing(trx, applicationId, withdrawnAt)
        if (change.isShared) await consents.give(trx, accountId, to)
        else await consents.withdraw(trx, accountId, to)
        return present({ ...row, withdrawnAt })
      })
    },
  }
}

function present(row: sharings.SharingRow): Sharing {
  return {
    applicationId: row.id,
    jobTitle: row.title,
    companyName: row.company,
    appliedOn: indiaDate(row.appliedAt),
    isShared: row.withdrawnAt === null,
  }
}
