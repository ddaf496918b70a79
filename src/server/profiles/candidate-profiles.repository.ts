import type { Insertable, Kysely, Selectable } from 'kysely'
import { defineStatement } from '../db/statement.ts'
import type { CandidateProfiles, DB } from '../db/types.ts'
import { candidateProfileColumns } from './candidate-profile-columns.ts'

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

/** Writes the whole profile; what was there before keeps only its first day. */
export async function upsertCandidateProfile(
  trx: Kysely<DB>,
  profile: Insertable<CandidateProfiles>,
): Promise<CandidateRow> {
  const { account_id: _key, created_at: _first, ...changes } = profile
  return await trx
    .insertInto('candidate_profiles')
    .values(profile)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changes))
    .returning(candidateProfileColumns)
    .executeTakeFirstOrThrow()
}
