import type { Insertable, Kysely, Transaction } from 'kysely'
import type { CandidateCertificates, DB } from '#server/db/types.ts'

export type CertificateRow = Awaited<ReturnType<typeof listCertificates>>[number]

/** At most `limits.certificatesMax`, the oldest first. */
export async function listCertificates(db: Kysely<DB>, accountId: string) {
  return await db
    .selectFrom('candidate_certificates')
    .innerJoin('files', 'files.id', 'candidate_certificates.file_id')
    .select([
      'candidate_certificates.id',
      'candidate_certificates.submission_id',
      'candidate_certificates.title',
      'candidate_certificates.file_id',
      'files.original_name',
      'files.byte_size',
    ])
    .where('candidate_certificates.account_id', '=', accountId)
    .orderBy('candidate_certificates.created_at')
    .orderBy('candidate_certificates.id')
    .execute()
}

export async function insertCertificate(
  tx: Transaction<DB>,
  row: Insertable<CandidateCertificates>,
): Promise<void> {
  await tx.insertInto('candidate_certificates').values(row).execute()
}

/** Deletes an own certificate and returns its file; undefined when there is none. */
export async function deleteCertificate(
  db: Kysely<DB>,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('candidate_certificates')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('file_id')
    .executeTakeFirst()
  return deleted?.file_id
}
