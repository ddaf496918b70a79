import { Link } from '#web/ui/link.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'

/** The company's name, which leads to everything about the job. Its whole entry is tapped. */
export function PostedJobLink({ job }: { job: FullJob }) {
  const langOf = useTypedLanguage()
  return (
    <Link
      className="posted-job__link"
      lang={langOf(job.companyName)}
      to={paths.postedJob(job.id)}
      state={{ jobId: job.id, jobTitle: job.jobTitle }}
    >
      {job.companyName}
    </Link>
  )
}
