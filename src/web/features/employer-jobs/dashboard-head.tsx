import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { EmployerProfile } from '#contract/profiles/schemas.ts'

/** Who is here, and how many jobs they have. */
export function DashboardHead({ profile }: { profile: EmployerProfile }) {
  const { t } = useTranslation()
  const { name, designation, organizationname: organization } = profile
  return (
    <div className="dash__h">
      <div className="min-w-0 break-words">
        <h1>{name}</h1>
        <p className="text-fg-2">
          {organization === ''
            ? designation
            : t('dashboard.designationAt', { designation, organization })}
        </p>
      </div>
      <div className="counters">
        <div className="counter">
          <span>{t('dashboard.jobsPosted')}</span>
          <strong>{profile.jobCount}</strong>
        </div>
        <div className="counter counter--m">
          <span>{t('dashboard.jobsActive')}</span>
          <strong>{profile.activeJobCount}</strong>
        </div>
      </div>
    </div>
  )
}
