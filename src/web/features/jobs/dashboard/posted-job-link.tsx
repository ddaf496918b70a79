import { Link } from 'react-router'
import type { FullJob } from '#contract/jobs.ts'
import { paths } from '#web/lib/paths.ts'

/** The company's name, which leads to everything about the job. */
export function PostedJobLink({ job }: { job: FullJob }) {
  return (
    <Link
      className="b tap link"
      to={paths.postedJob(job.id)}
      state={{ jobId: job.id, jobTitle: job.jobTitle }}
    >
      {job.companyName}
    </Link>
  )
}
