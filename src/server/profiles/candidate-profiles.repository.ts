import { sql } from 'kysely'
import type { Kysely, RawBuilder, Selectable } from 'kysely'
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

/** What a form may leave as it was. */
export type FilledBefore = Pick<
  CandidateRow,
  | 'govt_id_ending'
  | 'govt_id_kind'
  | 'language'
  | 'past_job_experience'
  | 'resume_file_id'
  | 'salary'
  | 'skills'
>

const filledBefore = defineStatement<{ accountId: string }, FilledBefore>((db, place) =>
  db
    .selectFrom('candidate_profiles')
    .select([
      'govt_id_ending',
      'govt_id_kind',
      'language',
      'past_job_experience',
      'resume_file_id',
      'salary',
      'skills',
    ])
    .where('account_id', '=', place('accountId')),
)

export async function findFilledBefore(
  db: Kysely<DB>,
  accountId: string,
): Promise<FilledBefore | undefined> {
  const [found] = await filledBefore(db, { accountId })
  return found
}

/** All but whose it is and its first day. */
const changingFields = candidateProfileFields.filter(
  (field) => field !== 'account_id' && field !== 'created_at',
)

/** The files that a profile names. */
export type CandidateFiles = Pick<
  CandidateRow,
  'photo_file_id' | 'resume_file_id' | 'video_file_id'
>

/** A file that is null stays as it was, but for a video that is removed. */
export type CandidateChange = CandidateRow & {
  readonly isVideoRemoved: boolean
  /** Then what it says of the identity paper stays as it was. */
  readonly isGovtIdKept: boolean
}

type WrittenCandidate = CandidateFiles & {
  readonly photoBefore: string | null
  readonly resumeBefore: string | null
  readonly videoBefore: string | null
}

const writtenCandidate = defineStatement<CandidateChange, WrittenCandidate>((db, place) => {
  const ifSent = (column: keyof CandidateFiles) =>
    sql`coalesce(${sql.ref(`excluded.${column}`)}, ${sql.ref(`candidate_profiles.${column}`)})`
  const ifAsked = (column: 'govt_id_ending' | 'govt_id_kind') =>
    sql`case when ${place('isGovtIdKept')}::boolean then ${sql.ref(`candidate_profiles.${column}`)}
      else ${sql.ref(`excluded.${column}`)} end`
  const special: Partial<Record<keyof CandidateRow, RawBuilder<unknown>>> = {
    photo_file_id: ifSent('photo_file_id'),
    resume_file_id: ifSent('resume_file_id'),
    video_file_id: sql`case when ${place('isVideoRemoved')}::boolean then null else ${ifSent('video_file_id')} end`,
    govt_id_ending: ifAsked('govt_id_ending'),
    govt_id_kind: ifAsked('govt_id_kind'),
  }
  const changes = changingFields.map(
    (field) => sql`${sql.ref(field)} = ${special[field] ?? sql.ref(`excluded.${field}`)}`,
  )
  return {
    compile: () =>
      sql<WrittenCandidate>`
        with before as (
          select photo_file_id, resume_file_id, video_file_id from candidate_profiles
          where account_id = ${place('account_id')}
        )
        insert into candidate_profiles (${sql.join(candidateProfileFields.map((field) => sql.ref(field)))})
        values (${sql.join(candidateProfileFields.map((field) => place(field)))})
        on conflict (account_id) do update set ${sql.join(changes)}
        returning candidate_profiles.photo_file_id, candidate_profiles.resume_file_id,
          candidate_profiles.video_file_id,
          (select photo_file_id from before) as "photoBefore",
          (select resume_file_id from before) as "resumeBefore",
          (select video_file_id from before) as "videoBefore"`.compile(db),
  }
})

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
