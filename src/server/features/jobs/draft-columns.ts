import type { Insertable } from 'kysely'
import type { JobDraft } from '#contract/job-posting/schemas.ts'
import type { Jobs } from '#server/db/types.ts'
import { columnsOfFacts, columnsOfPay } from './fact-columns.ts'
import { factsInWords } from './facts-in-words.rules.ts'

/** The columns that the job form fills, for a new job and for an edit. */
export function columnsOfDraft(draft: JobDraft) {
  const { interview } = draft
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
    ...columnsOfPay(draft),
    ...columnsOfFacts(draft.facts ?? factsInWords(draft)),
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
