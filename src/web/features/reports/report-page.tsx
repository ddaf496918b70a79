import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { SharedJob } from '#contract/jobs/schemas.ts'
import { jobPlace } from '#web/lib/format/job-place.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import { useSessionType } from '#web/lib/session.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ReportForm } from './report-form.tsx'
import type { SentReport } from './report-form.tsx'
import { ReportSent } from './report-sent.tsx'

/** Reports a live job, also without signing in. */
export function ReportPage({ job }: { job: SharedJob }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const isStranger = useSessionType() !== 'users'
  const [sent, setSent] = useState<SentReport>()
  return (
    <div className="wrap report-page max-w-[53rem] py-4 stack">
      <Link className="link" to={paths.publicJob(job.slug)}>
        <Icon of={ArrowLeft} />
        {t('report.backToJob')}
      </Link>
      <h1>{t('report.title')}</h1>
      <div className="panel flex gap-3 items-center">
        <CompanyLogo name={job.companyName} src={job.profile ?? undefined} size="s" />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semi" lang={langOf(job.jobTitle)}>
            {job.jobTitle}
          </p>
          <p className="text-small text-fg-2">{`${job.companyName}, ${jobPlace(job)}`}</p>
        </div>
      </div>
      {sent === undefined ? (
        <>
          <ReportForm jobId={job.id} isStranger={isStranger} onSent={setSent} />
          {isStranger && (
            <p className="text-small text-fg-2">
              {t('report.signInForPicture')}{' '}
              <Link className="link" to={paths.candidateLogin(paths.reportJob(job.id))}>
                {t('report.signIn')}
              </Link>
            </p>
          )}
          <noscript>
            <Notice tone="warn">{t('contact.needsScript')}</Notice>
          </noscript>
        </>
      ) : (
        <ReportSent report={sent} isAnswered={!isStranger} heading="h2" />
      )}
    </div>
  )
}
