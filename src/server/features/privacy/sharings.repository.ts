import { sql } from 'kysely'
import type { Kysely, SqlBool, Transaction } from 'kysely'
import type { ApplicationStage } from '#contract/applications/stages.ts'
import type { DB } from '#server/db/types.ts'
import { isApplication } from '#server/features/applications/application-month.ts'

export type SharingRow = {
  readonly id: string
  readonly title: string
  readonly company: string
  readonly appliedAt: Date
  readonly withdrawnAt: Date | null
  readonly stage: ApplicationStage
}

const sharings = (db: Kysely<DB>, candidateId: string) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select([
      'applications.id',
      'jobs.title',
      'jobs.company_name as company',
      'applications.applied_at as appliedAt',
      'applications.sharing_withdrawn_at as withdrawnAt',
      'applications.stage',
    ])
    .where('applications.candidate_id', '=', candidateId)

/** A candidate's applications after a position, newest first. */
export async function listSharings(
  db: Kysely<DB>,
  candidateId: string,
  cut: { after: { at: Date; id: string } | undefined; limit: number },
): Promise<SharingRow[]> {
  const { after, limit } = cut
  return await sharings(db, candidateId)
    .$if(after !== undefined, (rows) =>
      rows.where(
        sql<SqlBool>`(applied_at, applications.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countSharings(db: Kysely<DB>, candidateId: string): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('candidate_id', '=', candidateId)
    .executeTakeFirstOrThrow()
  return count
}

/** Locks the candidate's own application until the transaction ends. */
export async function lockSharing(
  tx: Transaction<DB>,
  candidateId: string,
  applicationId: string,
): Promise<SharingRow | undefined> {
  return await sharings(tx, candidateId)
    .where(isApplication(applicationId))
    .forNoKeyUpdate('applications')
    .executeTakeFirst()
}

export async function setSharing(
  tx: Transaction<DB>,
  applicationId: string,
  withdrawnAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('applications')
    .set({ sharing_withdrawn_at: withdrawnAt })
    .where(isApplication(applicationId))
    .execute()
}
