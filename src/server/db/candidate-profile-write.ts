import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { candidateProfileFields } from './candidate-profile-columns.ts'
import type { CandidateRow } from './candidate-profile-columns.ts'
import type { PlaceFor } from './statement.ts'

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

/** Writes the whole profile from a row of its columns in their order; what was there before keeps its first day. */
export function profileWrite(
  place: PlaceFor<CandidateChange>,
  row: RawBuilder<unknown>,
): RawBuilder<unknown> {
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
  return sql`
    insert into candidate_profiles (${sql.join(candidateProfileFields.map((field) => sql.ref(field)))})
    ${row}
    on conflict (account_id) do update set ${sql.join(changes)}`
}

/** The columns of a profile in their order. */
export const profilePlaces = (place: PlaceFor<CandidateChange>): RawBuilder<unknown> =>
  sql.join(candidateProfileFields.map((field) => place(field)))
