import { Hourglass } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { educationOptions } from '#contract/options.ts'
import { Badge } from '#web/ui/badge.tsx'
import { jobPlace } from '../job-place.ts'
import { JobSlip } from '../job-slip.tsx'
import type { JobFormValues } from './job-form-values.ts'

type Props = { values: JobFormValues; logoUrl: string | undefined }

/** The job's card as the answers make it so far. Nobody has verified it yet, so it carries no seal. */
export function JobPreview({ values, logoUrl }: Props) {
  const { t } = useTranslation()
  const education = educationOptions.filter(({ value }) =>
    values.educationQualification.includes(value),
  )
  return (
    <div>
      <p className="label mb-2.5">{t('jobForm.previewTitle')}</p>
      <JobSlip
        isLink={false}
        title={<p className="job__t">{values.jobTitle.trim() || t('jobForm.previewNoTitle')}</p>}
        company={values.companyName.trim() || t('jobForm.previewNoCompany')}
        logo={logoUrl}
        salary={values.salary.trim() || t('jobForm.previewNoSalary')}
        place={jobPlace(values)}
        education={education.map(({ labelKey }) => t(labelKey)).join(', ')}
        badge={
          <Badge tone="warn" icon={Hourglass}>
            {t('jobStatus.pending')}
          </Badge>
        }
      />
    </div>
  )
}
