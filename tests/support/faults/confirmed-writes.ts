import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import { createDatabase } from '#server/db/client.ts'
import type { DB } from '#server/db/types.ts'
import { connectToRunning } from '#server/db/embedded/supervisor.ts'
import { systemClock } from '#server/lib/clock.ts'
import { createLedger } from '#server/features/payments/ledger.service.ts'
import type { PaymentProvider } from '#server/ports/payment-provider.ts'
import type { ConfirmedWrite } from './mixed-writers.ts'

/** Lets a live job end tomorrow, beside the running server. */
export async function endTomorrow(dataDir: string, jobId: string): Promise<void> {
  const { connectionString, close } = connectToRunning(dataDir)
  const database = createDatabase({ connectionString, max: 1 })
  try {
    const expiresAt = endOfIndiaDayAfter(new Date(), 1)
    await database.db
      .updateTable('jobs')
      .set({ expires_at: expiresAt })
      .where('id', '=', jobId)
      .execute()
  } finally {
    await database.close()
    close()
  }
}

/** The state after a crash. All lists must be empty. */
export type Aftermath = {
  readonly lost: readonly string[]
  readonly halfWritten: readonly string[]
  readonly withoutBytes: readonly string[]
}

/** Reads the database and the files directly, beside the running server. */
export async function examine(
  dataDir: string,
  confirmed: readonly ConfirmedWrite[],
  provider: PaymentProvider,
): Promise<Aftermath> {
  const { connectionString, close } = connectToRunning(dataDir)
  const database = createDatabase({ connectionString, max: 2 })
  try {
    const { db } = database
    await untilAnswers(db)
    const lost: string[] = []
    const lookFor = async (
      kind: ConfirmedWrite['kind'],
      wanted: readonly string[],
      find: ReturnType<typeof sql<{ found: string }>>,
    ) => {
      if (wanted.length === 0) return
      const { rows } = await find.execute(db)
      const found = new Set(rows.map((row) => row.found))
      lost.push(...wanted.filter((id) => !found.has(id)).map((id) => `${kind} ${id}`))
    }
    const contacts = confirmed.flatMap((each) => (each.kind === 'contact' ? [each.name] : []))
    const applications = confirmed.flatMap((each) => (each.kind === 'application' ? [each.id] : []))
    const orders = confirmed.flatMap((each) => (each.kind === 'order' ? [each.id] : []))
    const jobs = confirmed.flatMap((each) => (each.kind === 'job' ? [each.id] : []))
    const bought = confirmed.flatMap((each) => (each.kind === 'bought' ? [each.jobId] : []))
    const renewed = confirmed.flatMap((each) => (each.kind === 'renewal' ? [each.jobId] : []))
    const paid = confirmed.flatMap((each) => (each.kind === 'payment' ? [each.jobId] : []))
    await lookFor(
      'contact',
      contacts,
      sql`select name as found from contact_requests where name = any(${contacts})`,
    )
    await lookFor(
      'application',
      applications,
      sql`
      select a.id::text as found from applications a join files f on f.id = a.resume_file_id
      where a.id = any(${applications}::uuid[])`,
    )
    await lookFor(
      'order',
      orders,
      sql`select provider_order_id as found from orders where provider_order_id = any(${orders})`,
    )
    await lookFor(
      'job',
      jobs,
      sql`select id::text as found from jobs where id = any(${jobs}::uuid[])`,
    )
    await lookFor(
      'payment',
      paid,
      sql`
      select j.id::text as found from jobs j join orders o on o.job_id = j.id and o.status = 'paid'
      join invoices i on i.order_id = o.id
      where j.id = any(${paid}::uuid[]) and j.status <> 'unpaid'`,
    )

    await lookFor(
      'bought',
      bought,
      sql`
      select job_id::text as found from credit_uses
      where job_id = any(${bought}::uuid[]) and renewal_id is null and returned_at is null`,
    )
    await lookFor(
      'renewal',
      renewed,
      sql`
      select r.job_id::text as found from job_renewals r join jobs j on j.id = r.job_id
      where r.job_id = any(${renewed}::uuid[]) and j.expires_at = r.ends_at`,
    )

    const ledger = createLedger({ db, clock: systemClock, provider })
    const { discrepancies } = await ledger.checkBooks()
    const files = await db.selectFrom('files').select(['storage_key', 'byte_size']).execute()
    const withoutBytes: string[] = []
    for (const { storage_key: key, byte_size: size } of files) {
      const found = await stat(join(dataDir, 'files', key)).catch(() => undefined)
      if (found?.size !== size) withoutBytes.push(key)
    }
    return { lost, halfWritten: discrepancies.map((each) => JSON.stringify(each)), withoutBytes }
  } finally {
    await database.close()
    close()
  }
}

/** The server remembers for a second that it was ready; its killed database may need a moment more. */
async function untilAnswers(db: Kysely<DB>): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      await sql`select 1`.execute(db)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(50)
    }
  }
}
