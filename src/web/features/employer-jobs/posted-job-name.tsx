import type { FullJob } from '#contract/jobs/schemas.ts'
import { joinPlace } from '#web/lib/format/job-place.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { PostedJobLink } from './posted-job-link.tsx'

/** Which job it is: its title, whose it is, and where. */
export function PostedJobName({ job, heading }: { job: FullJob; heading?: 'h3' | undefined }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const Title = heading ?? 'div'
  return (
    <div className="posted-job">
      <Title className="posted-job__title" lang={langOf(job.jobTitle)}>
        {job.jobTitle}
      </Title>
      <p className="text-small text-fg-2">
        <PostedJobLink job={job} />
      </p>
      <p className="text-small text-fg-2">
        {joinPlace([t.place(job.jobCity), t.place(job.jobState)])}
      </p>
    </div>
  )
}
