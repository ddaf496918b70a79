import { ArrowLeft, Flag } from 'lucide-react'
import type { Company } from '#contract/companies/schemas.ts'
import { NeverPay } from '#web/features/applications/never-pay.tsx'
import { PublicAlertSlip } from '#web/features/job-alerts/public-alert-slip.tsx'
import { JobCard } from '#web/features/jobs/job-card.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { CardSealSprite } from '#web/ui/card-seal.tsx'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { Seal } from '#web/ui/seal.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { CompanyAbout } from './company-about.tsx'
import { CompanyChecks } from './company-checks.tsx'
import { ReplyRecord } from './reply-record.tsx'
import './company-page.css'

/** A company for everybody: what was checked, how it answers, and its open jobs. */
export function CompanyPage({ company }: { company: Company }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { productName } = usePublicConfig()
  const { name, jobsName, city, logo, since, level, jobs, jobsInAll, nextCursor, slug } = company
  // A report of a live job counts for the job and for its company.
  const [newest] = jobs
  const month = t.date(new Date(`${since}-01T12:00:00Z`), { month: 'long', year: 'numeric' })
  return (
    <div className="wrap company">
      <CardSealSprite />
      <Link className="link" to={paths.publicJobs()}>
        <Icon of={ArrowLeft} />
        {t('companies.allJobs')}
      </Link>
      <div className="company__in">
        <Slip
          as="section"
          body={
            <div className="flex gap-4 items-center flex-wrap">
              <CompanyLogo name={name} src={logo ?? undefined} size="l" />
              <div className="min-w-0 break-words">
                <h1 lang={langOf(name)}>{name}</h1>
                {city !== '' && <p className="text-fg-2">{t.place(city)}</p>}
              </div>
            </div>
          }
          stub={
            <>
              <span className="flex gap-2 items-center font-semi">
                {level !== 'none' && <Seal size={22} />}
                {t(`companies.level.${level}`)}
              </span>
              <span className="text-fg-2">{t('companies.since', { month })}</span>
            </>
          }
        />
        <div className="stack min-w-0 company__about">
          <CompanyAbout company={company} />
        </div>
        <div className="stack min-w-0 company__side">
          <CompanyChecks company={company} />
          <ReplyRecord company={company} />
          <NeverPay productName={productName} />
          <Link
            className="link"
            to={
              newest === undefined ? paths.reportCompany(slug) : paths.reportPublicJob(newest.slug)
            }
          >
            <Icon of={Flag} />
            {t('companies.report')}
          </Link>
        </div>
        <section aria-labelledby="jobs-heading">
          <h2 id="jobs-heading">
            {jobsInAll === 0
              ? t('companies.noJobs')
              : t('companies.openJobs', { count: jobsInAll })}
          </h2>
          {jobsInAll === 0 && <PublicAlertSlip filters={{ company: jobsName }} />}
          <div className="company__jobs">
            {jobs.map((job) => (
              <JobCard key={job.id} job={job} to={paths.publicJob(job.slug)} />
            ))}
          </div>
          {nextCursor !== null && (
            <Link
              className="btn btn--sec mt-4"
              to={`${paths.company(slug)}?cursor=${encodeURIComponent(nextCursor)}`}
            >
              {t('companies.moreJobs')}
            </Link>
          )}
        </section>
      </div>
    </div>
  )
}
