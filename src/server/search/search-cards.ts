import type { Selectable } from 'kysely'
import type { Jobs } from '../db/types.ts'

/** What a card shows; search reads no more of a job. */
export const cardColumns = [
  'jobs.id',
  'jobs.status',
  'jobs.category',
  'jobs.title',
  'jobs.company_name',
  'jobs.location',
  'jobs.city',
  'jobs.state',
  'jobs.salary',
  'jobs.pincode',
  'jobs.logo_file_id',
  'jobs.education',
  'jobs.work_types',
  'jobs.posted_at',
  'jobs.expires_at',
] as const

export type JobCardRow = Pick<
  Selectable<Jobs>,
  (typeof cardColumns)[number] extends `jobs.${infer Column extends keyof Jobs}` ? Column : never
>
