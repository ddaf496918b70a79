import { Hourglass } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Badge } from '#web/ui/badge.tsx'
import { JobCardLayout } from '#web/features/jobs/job-card-layout.tsx'
import { previewOf } from './job-form-values.ts'
import type { JobFormValues } from './job-form-values.ts'

type Props = { values: JobFormValues; logoUrl: string | undefined }

/**
 * A preview of the job's card with the current values. It has no seal, as the job is not verified
 * yet.
 */
export function JobPreview({ values, logoUrl }: Props) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const job = previewOf(values, t)
  return (
    <div>
      <p className="label mb-2.5">{t('jobForm.previewTitle')}</p>
      <JobCardLayout
        isLink={false}
        title={
          <p className="job__t" lang={langOf(job.jobTitle)}>
            {job.jobTitle}
          </p>
        }
        job={job}
        logo={logoUrl}
        badge={
          <Badge tone="warn" icon={Hourglass}>
            {t('jobStatus.pending')}
          </Badge>
        }
      />
    </div>
  )
}
