import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

/** One application by its id, looked for in the table of its own month alone. */
export const isApplication = (id: string): RawBuilder<SqlBool> => sql<SqlBool>`(
  applications.id = ${id}
  and applications.applied_at = (
    select application_keys.applied_at from application_keys where application_id = ${id}
  )
)`

/** The same where its job is known, which both tables are told: by it they could lie on several machines. */
export const isApplicationFor = (jobId: string, id: string): RawBuilder<SqlBool> => sql<SqlBool>`(
  applications.id = ${id} and applications.job_id = ${jobId}
  and applications.applied_at = (
    select application_keys.applied_at from application_keys
    where application_id = ${id} and job_id = ${jobId}
  )
)`
