import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import { defineStatement } from '../db/statement.ts'
import type { CandidateProfiles, DB } from '../db/types.ts'
import { AppError } from '../lib/app-error.ts'
import { candidateProfileColumns, candidateProfileFields } from '../db/candidate-profile-columns.ts'

export type CandidateRow = Selectable<CandidateProfiles>
export type StoredCandidate = CandidateRow & {
  resume_name: string | null
  video_name: string | null
}

const storedCandidate = defineStatement<{ accountId: string }, StoredCandidate>((db, place) =>
  db
    .selectFrom('candidate_profiles')
    .leftJoin('files as resume', 'resume.id', 'candidate_profiles.resume_file_id')
    .leftJoin('files as video', 'video.id', 'candidate_profiles.video_file_id')
    .select(candidateProfileColumns)
    .select(['resume.original_name as resume_name', 'video.original_name as video_name'])
    .where('account_id', '=', place('accountId')),
)

/** With the names under which the resume and the video were sent. */
export async function findCandidateProfile(
  db: Kysely<DB>,
  accountId: string,
): Promise<StoredCandidate | undefined> {
  const [found] = await storedCandidate(db, { accountId })
  return found
}

/** All but whose it is and its first day. */
const changingFields = candidateProfileFields.filter(
  (field) => field !== 'account_id' && field !== 'created_at',
)

const writtenCandidate = defineStatement<CandidateRow, CandidateRow>((db, place) => ({
  compile: () =>
    sql<CandidateRow>`
      insert into candidate_profiles (${sql.join(candidateProfileFields.map((field) => sql.ref(field)))})
      values (${sql.join(candidateProfileFields.map((field) => place(field)))})
      on conflict (account_id) do update set ${sql.join(
        changingFields.map((field) => sql`${sql.ref(field)} = ${sql.ref(`excluded.${field}`)}`),
      )}
      returning ${sql.join(candidateProfileColumns.map((column) => sql.ref(column)))}`.compile(db),
}))

/** Writes the whole profile; what was there before keeps only its first day. */
export async function upsertCandidateProfile(
  trx: Kysely<DB>,
  profile: CandidateRow,
): Promise<CandidateRow> {
  const [written] = await writtenCandidate(trx, profile)
  if (!written) throw new AppError('INTERNAL', { detail: 'a profile that was not written' })
  return written
}
