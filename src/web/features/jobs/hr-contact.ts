import type { JobDetails } from '#contract/jobs/schemas.ts'

type Contact = { readonly name: string; readonly mobile: string; readonly email: string }

/** The job's contact; undefined unless it is open to this person. */
export function contactOf(
  job: Pick<JobDetails, 'hrname' | 'hrmobileNumber' | 'hremail'>,
): Contact | undefined {
  if (job.hrname === undefined || job.hrmobileNumber === undefined || job.hremail === undefined) {
    return undefined
  }
  const digits = job.hrmobileNumber.replace(/\D/g, '').slice(-10)
  return { name: job.hrname, mobile: `+91${digits}`, email: job.hremail }
}
