import { ArrowRight, GraduationCap, Hourglass, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { educationOptions } from '#contract/options.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { jobPlace } from '../job-place.ts'
import { Salary } from '../salary.tsx'
import type { JobFormValues } from './job-form-values.ts'

type Props = { values: JobFormValues; logoUrl: string | undefined }

/** The job's card as the answers make it so far. Nobody has verified it yet, so it carries no seal. */
export function JobPreview({ values, logoUrl }: Props) {
  const { t } = useTranslation()
  const company = values.companyName.trim() || t('jobForm.previewNoCompany')
  const place = jobPlace(values)
  const education = educationOptions
    .filter(({ value }) => values.educationQualification.includes(value))
    .map(({ labelKey }) => t(labelKey))
    .join(', ')
  return (
    <div>
      <p className="label mb-2.5">{t('jobForm.previewTitle')}</p>
      <Slip
        as="div"
        className="job"
        body={
          <>
            <div className="job__top">
              <CompanyLogo name={company} src={logoUrl} />
              <div className="grow min-w-0 break-words">
                <p className="job__t">{values.jobTitle.trim() || t('jobForm.previewNoTitle')}</p>
                <p className="job__c">{company}</p>
              </div>
            </div>
            <Salary text={values.salary.trim() || t('jobForm.previewNoSalary')} />
            <ul className="facts">
              {place && (
                <li>
                  <Icon of={MapPin} />
                  {place}
                </li>
              )}
              {education && (
                <li>
                  <Icon of={GraduationCap} />
                  {education}
                </li>
              )}
            </ul>
          </>
        }
        stub={
          <>
            <Badge tone="warn" icon={Hourglass}>
              {t('jobStatus.pending')}
            </Badge>
            <span className="more" aria-hidden="true">
              {t('search.details')}
              <Icon of={ArrowRight} size="s" />
            </span>
          </>
        }
      />
    </div>
  )
}
