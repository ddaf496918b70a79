import { sql } from 'kysely'
import type { Insertable, Kysely } from 'kysely'
import type { AuditEvents, DB } from '#server/db/types.ts'

export async function insertEvent(db: Kysely<DB>, event: Insertable<AuditEvents>): Promise<void> {
  await db.insertInto('audit_events').values(event).execute()
}

/** Counts one more opening of an application's resume. */
export async function countResumeView(
  db: Kysely<DB>,
  view: { applicationId: string; viewerRole: 'employer' | 'admin'; now: Date },
): Promise<void> {
  await db
    .insertInto('resume_views')
    .values({
      application_id: view.applicationId,
      viewer_role: view.viewerRole,
      first_at: view.now,
      last_at: view.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'viewer_role']).doUpdateSet({
        last_at: view.now,
        times: sql<number>`resume_views.times + 1`,
      }),
    )
    .execute()
}

/** Creates the partition of a month, unless it exists. */
export async function createMonthPartition(db: Kysely<DB>, within: Date): Promise<void> {
  await sql`select make_audit_month(${within}::timestamptz)`.execute(db)
}
