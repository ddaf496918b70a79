import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { defineStatement } from '#server/db/statement.ts'
import type { ParamFor } from '#server/db/statement.ts'
import type { DB } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'
import {
  candidateProfileColumns,
  candidateProfileFields,
  filledBeforeFields,
} from '#server/db/candidate-profile-columns.ts'
import type {
  CandidateChange,
  CandidateFiles,
  CandidateRow,
  FilledBefore,
} from '#server/db/candidate-profile-columns.ts'

export type StoredCandidate = CandidateRow & {
  resume_name: string | null
  video_name: string | null
}

const storedCandidate = defineStatement<{ accountId: string }, StoredCandidate>((db, param) =>
  db
    .selectFrom('candidate_profiles')
    .leftJoin('files as resume', 'resume.id', 'candidate_profiles.resume_file_id')
    .leftJoin('files as video', 'video.id', 'candidate_profiles.video_file_id')
    .select(candidateProfileColumns)
    .select(['resume.original_name as resume_name', 'video.original_name as video_name'])
    .where('account_id', '=', param('accountId')),
)

/** The profile, with the original names of its resume and video. */
export async function findCandidateProfile(
  db: Kysely<DB>,
  accountId: string,
): Promise<StoredCandidate | undefined> {
  const [found] = await storedCandidate(db, { accountId })
  return found
}

const filledBefore = defineStatement<{ accountId: string }, FilledBefore>((db, param) =>
  db
    .selectFrom('candidate_profiles')
    .select(filledBeforeFields)
    .where('account_id', '=', param('accountId')),
)

export async function findFilledBefore(
  db: Kysely<DB>,
  accountId: string,
): Promise<FilledBefore | undefined> {
  const [found] = await filledBefore(db, { accountId })
  return found
}

type SavedProfile = CandidateFiles & {
  readonly photoBefore: string | null
  readonly resumeBefore: string | null
  readonly videoBefore: string | null
}

const columns = candidateProfileFields.map((field) => sql.ref(field))

const saveProfileStatement = defineStatement<CandidateChange, SavedProfile>((db, param) => ({
  compile: () =>
    sql<SavedProfile>`
      with before as (
        select photo_file_id, resume_file_id, video_file_id from candidate_profiles
        where account_id = ${param('account_id')}
      )
      insert into candidate_profiles (${sql.join(columns)})
      values (${sql.join(candidateProfileFields.map((field) => param(field)))})
      on conflict (account_id) do update set ${sql.join(updatesOf(param))}
      returning candidate_profiles.photo_file_id, candidate_profiles.resume_file_id,
        candidate_profiles.video_file_id,
        (select photo_file_id from before) as "photoBefore",
        (select resume_file_id from before) as "resumeBefore",
        (select video_file_id from before) as "videoBefore"`.compile(db),
}))

/** Everything but the account and the day of the first profile. */
function updatesOf(param: ParamFor<CandidateChange>): RawBuilder<unknown>[] {
  const sentOrBefore = (column: keyof CandidateFiles | 'made_resume_id') =>
    sql`coalesce(${sql.ref(`excluded.${column}`)}, ${sql.ref(`candidate_profiles.${column}`)})`
  const govtId = (column: 'govt_id_ending' | 'govt_id_kind') =>
    sql`case when ${param('isGovtIdKept')}::boolean then ${sql.ref(`candidate_profiles.${column}`)}
      else ${sql.ref(`excluded.${column}`)} end`
  const special: Partial<Record<keyof CandidateRow, RawBuilder<unknown>>> = {
    photo_file_id: sentOrBefore('photo_file_id'),
    resume_file_id: sentOrBefore('resume_file_id'),
    video_file_id: sql`case when ${param('isVideoRemoved')}::boolean then null
      else ${sentOrBefore('video_file_id')} end`,
    made_resume_id: sentOrBefore('made_resume_id'),
    govt_id_ending: govtId('govt_id_ending'),
    govt_id_kind: govtId('govt_id_kind'),
  }
  return candidateProfileFields
    .filter((field) => field !== 'account_id' && field !== 'created_at')
    .map((field) => sql`${sql.ref(field)} = ${special[field] ?? sql.ref(`excluded.${field}`)}`)
}

/**
 * Writes the whole profile, but keeps its creation time. Returns the files before and after. The
 * caller must have locked the account.
 */
export async function upsertCandidateProfile(
  tx: Kysely<DB>,
  change: CandidateChange,
): Promise<SavedProfile> {
  const [saved] = await saveProfileStatement(tx, change)
  if (!saved) throw new AppError('INTERNAL', { detail: 'a profile that was not written' })
  return saved
}
