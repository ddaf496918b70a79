import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { limits } from '#contract/limits.ts'
import type { JobPayment, listPaymentsSchema, ReceivedPayment } from '#contract/payments/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import { isId } from '#server/lib/ids.ts'
import { decodeTimeCursor, encodeCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import * as lists from './payment-lists.repository.ts'
import { presentJobPayment, presentReceived } from './payments.presenter.ts'

/** Reads payments for employers and admins. */
export function createPaymentReading({ db }: { db: Kysely<DB> }) {
  return {
    /** @throws AppError JOB_NOT_FOUND; ORDER_NOT_FOUND for a free post */
    async getJobPayment(viewer: Viewer, jobId: string): Promise<JobPayment> {
      const row = isId(jobId) ? await lists.findJobPayment(db, jobId) : undefined
      if (!row || !mayRead(viewer, row)) throw new AppError('JOB_NOT_FOUND')
      const { order_status: status, total_paise: totalPaise } = row
      if (status === null || totalPaise === null) throw new AppError('ORDER_NOT_FOUND')
      return presentJobPayment(row, { status, totalPaise })
    },

    async listPayments(query: z.output<typeof listPaymentsSchema>): Promise<Page<ReceivedPayment>> {
      const filter = query.filter ?? 'all'
      const limit = query.limit ?? limits.listDefault
      const position = decodeTimeCursor(query.cursor)
      const after = position?.at ? { at: position.at, id: position.id } : undefined
      const [rows, counts] = await Promise.all([
        lists.listReceived(db, { filter, after, limit: limit + 1 }),
        lists.countReceived(db),
      ])
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return {
        items: shown.map((row) => presentReceived(row)),
        total: counts[filter],
        nextCursor: last
          ? encodeCursor({ value: last.recorded_at.toISOString(), id: last.id })
          : null,
        counts,
      }
    },
  }
}

/** The job's employer may read it; admins may once it is paid. */
function mayRead(viewer: Viewer, job: { employer_id: string; job_status: string }): boolean {
  if (viewer.role === 'admin') return job.job_status !== 'unpaid'
  return job.employer_id === viewer.accountId
}
