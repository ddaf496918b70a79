import type { LabelledJob } from '#contract/jobs/schemas.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useJobFacts } from './use-job-facts.ts'

/** The requirements and benefits of a job, one per line. */
export function JobFacts({ job }: { job: LabelledJob }) {
  const langOf = useTypedLanguage()
  return (
    <dl className="detail-facts">
      {useJobFacts(job).map(({ icon, label, value }) => (
        <div key={label}>
          <Icon of={icon} />
          <dt>{label}</dt>
          <dd lang={langOf(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
