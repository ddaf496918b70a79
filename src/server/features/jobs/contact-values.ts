import type { JobDraft } from '#contract/job-posting/schemas.ts'

/** How applicants reach whoever hires, by the fields of the job form: none of it may be blocked. */
export const contactValues = ({ mobileNumber, email }: JobDraft) =>
  [
    { field: 'mobileNumber', kind: 'phone', value: mobileNumber },
    { field: 'email', kind: 'domain', value: email },
  ] as const
