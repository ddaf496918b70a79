import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { indiaDate } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { changeSharingSchema, listSharingsSchema, Sharing } from '#contract/privacy/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import { decodeTimeCursor, encodeCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import type { ConsentsService } from './consents.service.ts'
import * as sharings from './sharings.repository.ts'

type SharingsQuery = z.output<typeof listSharingsSchema>
type Change = z.output<typeof changeSharingSchema>
type Deps = { db: Kysely<DB>; clock: Clock; consents: ConsentsService }

/** Sharing of applications with employers. Each application has its own consent. */
export function createSharings({ db, clock, consents }: Deps) {
  return {
    async listSharings(viewer: Viewer, query: SharingsQuery): Promise<Page<Sharing>> {
      const limit = query.limit ?? limits.listDefault
      const position = decodeTimeCursor(query.cursor)
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
     * Stops sharing an application, or shares it again. Idempotent.
     * @throws AppError NOT_FOUND, for another candidate's application too; INVALID_FORM without the consent;
     * STATUS_NOT_ALLOWED to share a withdrawn one again
     */
    async changeSharing(viewer: Viewer, applicationId: string, change: Change): Promise<Sharing> {
      if (!isId(applicationId)) throw new AppError('NOT_FOUND')
      const { accountId } = viewer
      const to = { purpose: 'application', applicationId } as const
      return await db.transaction().execute(async (tx) => {
        const row = await sharings.lockSharing(tx, accountId, applicationId)
        if (!row) throw new AppError('NOT_FOUND')
        if (change.isShared) consents.require('application', change.consent)
        if ((row.withdrawnAt === null) === change.isShared) return present(row)
        // Withdrawing is for good.
        if (row.stage === 'withdrawn') throw new AppError('STATUS_NOT_ALLOWED')
        const withdrawnAt = change.isShared ? null : clock.now()
        await sharings.setSharing(tx, applicationId, withdrawnAt)
        if (change.isShared) await consents.give(tx, accountId, to)
        else await consents.withdraw(tx, accountId, to)
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
    isWithdrawn: row.stage === 'withdrawn',
  }
}
