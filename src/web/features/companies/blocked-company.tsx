import { cyberCrimeSite } from '#contract/site/fraud-help.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Stands in the place of a blocked company's page, without its name. */
export function BlockedCompany() {
  const { t } = useTranslation()
  return (
    <div className="wrap max-w-[44rem] py-8 stack">
      <h1>{t('companies.blocked')}</h1>
      <Notice tone="error">
        <p>{t('companies.blockedText')}</p>
        <p>{t('companies.paidAlready', { site: cyberCrimeSite })}</p>
      </Notice>
      <p>
        <Link className="btn btn--pri" to={paths.publicJobs()}>
          {t('companies.allJobs')}
        </Link>
      </p>
    </div>
  )
}
