import { Building2, Mail, MapPin, Phone, UserRound } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinPlace } from '#web/lib/format/job-place.ts'

/** Whom candidates who applied may call, and for whom. */
export function PostedJobOrganization({ job }: { job: JobDetails }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const address = joinPlace([
    job.organizationAddress ?? '',
    job.companyCity ?? '',
    job.companyState ?? '',
  ])
  const facts: readonly (readonly [LucideIcon, MessageKey, string])[] = [
    [Building2, 'jobForm.organizationName', job.organizationName ?? ''],
    [UserRound, 'jobForm.name', job.nameAndDesignation ?? ''],
    [Phone, 'jobForm.mobileNumber', job.hrmobileNumber ?? ''],
    [Mail, 'jobForm.email', job.hremail ?? ''],
    [MapPin, 'jobForm.organizationAddress', `${address} ${job.companyPincode ?? ''}`.trim()],
  ]
  return (
    <section className="panel">
      <h2>{t('postedJob.organization')}</h2>
      <dl className="detail-facts detail-facts--single">
        {facts
          .filter(([, , text]) => text !== '')
          .map(([icon, labelKey, text]) => (
            <div key={labelKey}>
              <Icon of={icon} />
              <dt>{t(labelKey)}</dt>
              <dd className="break-words" lang={langOf(text)}>
                {text}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
