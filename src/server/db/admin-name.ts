import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** SQL for an admin's name: what the admin signs in with. */
export const adminName = (column: string): RawBuilder<string | null> => sql<string | null>`(
  select coalesce(i.email, i.subject)
  from accounts a
  join identities i on i.id = a.identity_id
  where a.id = ${sql.ref(column)}
)`
