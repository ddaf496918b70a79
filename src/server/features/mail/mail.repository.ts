import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'

type QueuedMail = { readonly kind: string; readonly id: string }

/**
 * Queues a delivery if the transaction commits. Mails are sent one after another, so that a slow mail
 * server does not occupy all workers.
 */
export async function queueMail(
  tx: Transaction<DB>,
  mail: QueuedMail,
  tries: number,
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      'send-mail',
      payload => ${JSON.stringify(mail)}::json,
      queue_name => 'mail',
      max_attempts => ${tries}::int,
      job_key => ${`mail:${mail.kind}:${mail.id}`}::text)`.execute(tx)
}
