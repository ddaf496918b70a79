import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { profilePartFields } from '#server/db/candidate-profile-columns.ts'
import type { CandidateProfiles, DB } from '#server/db/types.ts'

const readFields = [
  'name',
  'mobile_number',
  'pincode',
  'city',
  'state',
  'date_of_birth',
  'education',
  'work_experience',
  'past_job_experience',
  'language',
  'email',
  'skills',
  'salary',
  'current_address',
  'photo_file_id',
  'resume_file_id',
  'made_resume_id',
  'updated_at',
  ...profilePartFields,
] as const satisfies readonly (keyof CandidateProfiles)[]

export type PartsRow = Pick<Selectable<CandidateProfiles>, (typeof readFields)[number]>

export async function findParts(db: Kysely<DB>, accountId: string): Promise<PartsRow | undefined> {
  return await db
    .selectFrom('candidate_profiles')
    .select(readFields)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export type PartChange = Omit<Updateable<CandidateProfiles>, 'account_id' | 'created_at'>

/** A profile in which nothing is answered yet. */
const blank = {
  name: '',
  email: '',
  gender: '',
  mobile_number: '',
  current_address: '',
  state: '',
  city: '',
  pincode: '',
  date_of_birth: null,
  work_experience: '',
  past_job_experience: '',
  education: '',
  language: '',
  skills: '',
  salary: '',
} as const satisfies Partial<Insertable<CandidateProfiles>>

/** Writes the columns of a part; the first one makes the profile. */
export async function putPart(
  tx: Transaction<DB>,
  accountId: string,
  change: PartChange,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('candidate_profiles')
    .values({ ...blank, account_id: accountId, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  await tx
    .updateTable('candidate_profiles')
    .set({ ...change, updated_at: now })
    .where('account_id', '=', accountId)
    .execute()
}
