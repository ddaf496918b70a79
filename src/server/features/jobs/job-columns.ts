import type { Insertable, Selectable } from 'kysely'
import type { JobDraft } from '#contract/job-posting/schemas.ts'
import { readPay } from '#contract/jobs/pay.ts'
import type { Pay } from '#contract/jobs/pay.ts'
import type { Jobs } from '#server/db/types.ts'

/** Every column of a job. Prepared statements name their columns one by one. */
export const jobColumns = [
  'jobs.amount_paise',
  'jobs.applicants_notified_at',
  'jobs.category',
  'jobs.city',
  'jobs.closed_at',
  'jobs.communication',
  'jobs.company_name',
  'jobs.contact_designation',
  'jobs.contact_email',
  'jobs.contact_mobile',
  'jobs.contact_name',
  'jobs.created_at',
  'jobs.description',
  'jobs.education',
  'jobs.employer_id',
  'jobs.experience',
  'jobs.expires_at',
  'jobs.first_accepted_at',
  'jobs.gender',
  'jobs.id',
  'jobs.interview_city',
  'jobs.interview_location',
  'jobs.interview_pincode',
  'jobs.interview_process',
  'jobs.interview_state',
  'jobs.interview_timing',
  'jobs.joined_count',
  'jobs.lifecycle_state',
  'jobs.live_at',
  'jobs.location',
  'jobs.logo_file_id',
  'jobs.organization_address',
  'jobs.organization_city',
  'jobs.organization_name',
  'jobs.organization_pincode',
  'jobs.organization_state',
  'jobs.paused_at',
  'jobs.paused_days',
  'jobs.pincode',
  'jobs.plan',
  'jobs.posted_at',
  'jobs.salary',
  'jobs.salary_max_monthly_rupees',
  'jobs.salary_min_monthly_rupees',
  'jobs.state',
  'jobs.status',
  'jobs.submission_id',
  'jobs.title',
  'jobs.updated_at',
  'jobs.version',
  'jobs.waiting_since',
  'jobs.withdrawn_at',
  'jobs.work_types',
  'jobs.working_hours',
] as const satisfies readonly `jobs.${keyof Jobs}`[]

/** What a card shows; lists read no more of a job. */
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
  'jobs.gender',
  'jobs.experience',
  'jobs.posted_at',
  'jobs.expires_at',
] as const satisfies readonly `jobs.${keyof Jobs}`[]

export type JobCardRow = Pick<
  Selectable<Jobs>,
  (typeof cardColumns)[number] extends `jobs.${infer Column extends keyof Jobs}` ? Column : never
>

/** The columns that the job form fills, for a new job and for an edit. */
export function columnsOfDraft(draft: JobDraft) {
  const { interview } = draft
  const { payMin, payMax } = readPay(draft.salary)
  return {
    organization_name: draft.organizationName,
    contact_name: draft.name,
    contact_designation: draft.designation,
    contact_mobile: draft.mobileNumber,
    contact_email: draft.email,
    organization_address: draft.organizationAddress,
    organization_state: draft.companyState,
    organization_city: draft.companyCity,
    organization_pincode: draft.companyPincode,
    company_name: draft.companyName,
    title: draft.jobTitle,
    category: draft.category,
    location: draft.jobLocation,
    state: draft.jobState,
    city: draft.jobCity,
    pincode: draft.jobPincode,
    salary: draft.salary,
    salary_min_monthly_rupees: payMin,
    salary_max_monthly_rupees: payMax,
    description: draft.jobDescription,
    gender: draft.gender,
    working_hours: draft.workingHours,
    education: draft.educationQualification,
    communication: draft.communicationSkill,
    work_types: draft.workType,
    experience: draft.experienceLevel,
    interview_process: draft.interviewProcess,
    interview_location: interview?.interviewLocation ?? null,
    interview_state: interview?.interviewState ?? null,
    interview_city: interview?.interviewCity ?? null,
    interview_pincode: interview?.interviewPincode ?? null,
    interview_timing: interview?.interviewTiming ?? null,
  } satisfies Partial<Insertable<Jobs>>
}

export type PayColumns = Pick<
  Selectable<Jobs>,
  'salary_min_monthly_rupees' | 'salary_max_monthly_rupees'
>

export const payOf = (job: PayColumns): Pay => ({
  payMin: job.salary_min_monthly_rupees,
  payMax: job.salary_max_monthly_rupees,
})
