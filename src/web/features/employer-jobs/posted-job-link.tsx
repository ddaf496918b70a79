import { Link } from 'react-router'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { paths } from '#web/lib/paths.ts'

/** The company's name, which leads to everything about the job. Its whole entry is tapped. */
export function PostedJobLink({ job }: { job: FullJob }) {
  return (
    <Link
      className="posted-job__link"
      to={paths.postedJob(job.id)}
      state={{ jobId: job.id, jobTitle: job.jobTitle }}
    >
      {job.companyName}
    </Link>
  )
}
