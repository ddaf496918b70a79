import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { mayActAsAdmin } from '#contract/admin/roles.ts'
import { indiaDayRange } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { JobPayment, listPaymentsSchema, ReceivedPayment } from '#contract/payments/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import { cutPage, readWrittenCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import * as lists from './payment-lists.repository.ts'
import { presentJobPayment, presentReceived } from './payments.presenter.ts'

/** Reads payments for employers and admins. */
export function createPaymentReading({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  return {
    /** @throws AppError JOB_NOT_FOUND; ORDER_NOT_FOUND for a free post */
    async getJobPayment(viewer: Viewer, jobId: string): Promise<JobPayment> {
      const row = isId(jobId) ? await lists.findJobPayment(db, jobId) : undefined
      if (!row || !mayRead(viewer, row)) throw new AppError('JOB_NOT_FOUND')
      const { order_status: status, total_paise: totalPaise } = row
      if (status === null || totalPaise === null) throw new AppError('ORDER_NOT_FOUND')
      return presentJobPayment(row, { status, totalPaise })
    },

    /** With the sums, for those who keep the books. */
    async listPayments(
      { adminRole }: Viewer,
      input: z.output<typeof listPaymentsSchema>,
    ): Promise<Page<ReceivedPayment>> {
      const { filter = 'all', limit = limits.listDefault, q = '' } = input
      const text = q.trim()
      const found = text === '' ? undefined : await lists.findMeant(db, text)
      const query = { found, ...indiaDayRange(input) }
      const after = readWrittenCursor(input.cursor)
      const now = clock.now()
      const [rows, counts] = await Promise.all([
        lists.listReceived(db, { ...query, filter, now }, { after, limit: limit + 1 }),
        lists.countReceived(db, query),
      ])
      const { shown, nextCursor } = cutPage(rows, limit, (row) => row.recorded_at)
      const items = shown.map((row) => presentReceived(row))
      const { receivedPaise, returnedPaise, ...numbers } = counts
      const sums = adminRole &&
        mayActAsAdmin(adminRole, 'finance') && { receivedPaise, returnedPaise }
      return { items, total: counts[filter], nextCursor, counts: { ...numbers, ...sums } }
    },
  }
}

/** The job's employer may read it; admins may once it is paid. */
function mayRead(viewer: Viewer, job: { employer_id: string; job_status: string }): boolean {
  if (viewer.role === 'admin') return job.job_status !== 'unpaid'
  return job.employer_id === viewer.accountId
}
