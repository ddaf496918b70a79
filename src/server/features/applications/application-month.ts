import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

/**
 * Finds an application by its id in its own month's partition alone. A given job is part of the
 * condition on both tables, so that they can be distributed by job.
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
