import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'

/** The answers of a candidate's profile that a resume shows. */
export async function findResumeAnswers(db: Kysely<DB>, accountId: string) {
  return await db
    .selectFrom('candidate_profiles')
    .select([
      'name',
      'mobile_number as mobileNumber',
      'city as selectedCity',
      'state as selectedState',
      'pincode',
      'date_of_birth as dob',
      'work_experience as workexperience',
      'past_job_experience as pastjobexperience',
      'education',
      'language',
      'skills',
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}
