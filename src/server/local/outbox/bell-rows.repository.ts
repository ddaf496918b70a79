import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { MessageRow } from '#server/features/messages/messages.repository.ts'

type BellRow = MessageRow & { readonly recipient: string; readonly locale: string | null }

/** The newest messages under the bells of all people, or of one. */
export async function listBellRows(
  db: Kysely<DB>,
  recipient: string | undefined,
  limit: number,
): Promise<BellRow[]> {
  const name = sql<string>`case when identities.provider = 'phone' then identities.subject
    else coalesce(nullif(employer_profiles.email, ''), nullif(candidate_profiles.email, ''), identities.subject) end`
  return await db
    .selectFrom('messages')
    .innerJoin('accounts', 'accounts.id', 'messages.account_id')
    .innerJoin('identities', 'identities.id', 'accounts.identity_id')
    .leftJoin('employer_profiles', 'employer_profiles.account_id', 'accounts.id')
    .leftJoin('candidate_profiles', 'candidate_profiles.account_id', 'accounts.id')
    .selectAll('messages')
    .select(['accounts.locale', name.as('recipient')])
    .$if(recipient !== undefined, (query) => query.where(name, '=', recipient ?? ''))
    .orderBy('messages.number', 'desc')
    .limit(limit)
    .execute()
}
