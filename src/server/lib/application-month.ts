import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

/**
 * One application by its id, looked for in the table of its own month alone. Where its job is known both tables are told: by it
 * they could lie on several machines.
 */
export function isApplication(id: string, jobId?: string): RawBuilder<SqlBool> {
  const ofJob = (table: string) =>
    jobId === undefined ? sql`` : sql`and ${sql.ref(`${table}.job_id`)} = ${jobId}`
  return sql<SqlBool>`(
    applications.id = ${id} ${ofJob('applications')}
    and applications.applied_at = (
      select application_keys.applied_at from application_keys
      where application_id = ${id} ${ofJob('application_keys')}
    )
  )`
}
