import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { DB } from '../db/types.ts'

type QueuedMail = { readonly kind: string; readonly id: string }

/**
 * Queues a delivery; it happens if the transaction does. Mails go out one after another, so that a
 * mail server that hangs holds up no other work.
 */
export async function queueMail(
  trx: Transaction<DB>,
  mail: QueuedMail,
  tries: number,
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      'send-mail',
      payload => ${JSON.stringify(mail)}::json,
      queue_name => 'mail',
      max_attempts => ${tries}::int,
      job_key => ${`mail:${mail.kind}:${mail.id}`}::text)`.execute(trx)
}
