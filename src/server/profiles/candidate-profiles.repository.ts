import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { defineStatement } from '../db/statement.ts'
import type { DB } from '../db/types.ts'
import { AppError } from '../lib/app-error.ts'
import { candidateProfileColumns, filledBeforeFields } from '../db/candidate-profile-columns.ts'
import type { CandidateRow, FilledBefore } from '../db/candidate-profile-columns.ts'
import { profilePlaces, profileWrite } from '../db/candidate-profile-write.ts'
import type { CandidateChange, CandidateFiles } from '../db/candidate-profile-write.ts'

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

const filledBefore = defineStatement<{ accountId: string }, FilledBefore>((db, place) =>
  db
    .selectFrom('candidate_profiles')
    .select(filledBeforeFields)
    .where('account_id', '=', place('accountId')),
)

export async function findFilledBefore(
  db: Kysely<DB>,
  accountId: string,
): Promise<FilledBefore | undefined> {
  const [found] = await filledBefore(db, { accountId })
  return found
}

type WrittenCandidate = CandidateFiles & {
  readonly photoBefore: string | null
  readonly resumeBefore: string | null
  readonly videoBefore: string | null
}

const writtenCandidate = defineStatement<CandidateChange, WrittenCandidate>((db, place) => ({
  compile: () =>
    sql<WrittenCandidate>`
      with before as (
        select photo_file_id, resume_file_id, video_file_id from candidate_profiles
        where account_id = ${place('account_id')}
      )
      ${profileWrite(place, sql`values (${profilePlaces(place)})`)}
      returning candidate_profiles.photo_file_id, candidate_profiles.resume_file_id,
        candidate_profiles.video_file_id,
        (select photo_file_id from before) as "photoBefore",
        (select resume_file_id from before) as "resumeBefore",
        (select video_file_id from before) as "videoBefore"`.compile(db),
}))

/**
 * Writes the whole profile; what was there before keeps its first day. Of an account that is held, since it also tells
 * what was there.
 */
export async function upsertCandidateProfile(
  trx: Kysely<DB>,
  change: CandidateChange,
): Promise<WrittenCandidate> {
  const [written] = await writtenCandidate(trx, change)
  if (!written) throw new AppError('INTERNAL', { detail: 'a profile that was not written' })
  return written
}
