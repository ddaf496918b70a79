import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { candidateProfileFields } from '#server/db/candidate-profile-columns.ts'
import type { DB } from '#server/db/types.ts'

/** The candidate's profile as an application copies it; undefined without one. */
export async function findOwnProfile(db: Kysely<DB>, accountId: string) {
  return await db
    .selectFrom('candidate_profiles')
    .select(candidateProfileFields)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('candidate_certificates')
          .select('id')
          .whereRef('candidate_certificates.account_id', '=', 'candidate_profiles.account_id'),
      ).as('hasCertificates'),
    )
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export type OwnProfile = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>

/** The candidate's application for a job, in whatever stage. */
export async function findOwnApplicationId(
  db: Kysely<DB>,
  { jobId, candidateId }: { readonly jobId: string; readonly candidateId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('application_keys')
    .select('application_id')
    .where('job_id', '=', jobId)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst()
  return row?.application_id
}

/** Gives a profile without a resume one that was made. False when it has got one meanwhile. */
export async function putMadeResume(
  tx: Transaction<DB>,
  accountId: string,
  fileId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('candidate_profiles')
    .set({ resume_file_id: fileId, made_resume_id: fileId, updated_at: sql`updated_at` })
    .where('account_id', '=', accountId)
    .where('resume_file_id', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
