import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from 'react-router'
import type { LabelledJob } from '#contract/jobs/schemas.ts'
import { Icon } from '#web/ui/icon.tsx'
import { contactHash } from '#web/lib/paths.ts'
import { jobDate } from '#web/lib/format/job-date.ts'
import { JobDescription } from './job-description.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobHead } from './job-head.tsx'
import { SectionAnchors } from './section-anchors.tsx'
import { ShareJob } from './share-job.tsx'
import { Verified } from './verified.tsx'
import './job-page.css'

const ids = {
  facts: 'job-details',
  description: 'job-description',
  hr: contactHash.slice(1),
}

interface JobPageProps {
  job: LabelledJob
  /** The back link to the search. */
  allJobs: string
  /** Breadcrumbs of a public page, in place of the back link. */
  crumbs?: ReactNode
  /** The panel with the apply button, beside the job. */
  action: ReactNode
  /** Content below the head, such as what the person should know before applying. */
  notice?: ReactNode
  /** The contact. Public pages have none. */
  hr?: ReactNode
  /** Content below the contact. */
  more?: ReactNode
}

/** A job's page, public or signed in. */
export function JobPage({ job, allJobs, crumbs, action, notice, hr, more }: JobPageProps) {
  const { t } = useTranslation()
  const sections = [
    { id: ids.facts, label: t('job.details') },
    { id: ids.description, label: t('job.description') },
    ...(hr === undefined ? [] : [{ id: ids.hr, label: t('job.hrDetails') }]),
  ]
  return (
    <>
      <div className="wrap pt-3.5">
        <div className="flex items-center gap-3 justify-between relative max-letters:flex-wrap">
          {crumbs ?? (
            <Link className="crumb" to={allJobs}>
              <Icon of={ArrowLeft} />
              {t('job.allJobs')}
            </Link>
          )}
          {job.status === 'accepted' && <ShareJob job={job} />}
        </div>
      </div>
      <div className="wrap detail">
        <div className="detail__main">
          <JobHead
            job={job}
            stub={
              <>
                {job.status === 'accepted' ? <Verified /> : <span />}
                <span className="text-small text-fg-3 tabular-nums">
                  {t('job.postedOn', { date: jobDate(job.PostedDate) ?? job.PostedDate })}
                </span>
              </>
            }
          />
          {notice}
          <SectionAnchors sections={sections} />
          <section className="panel scroll-mt-8" id={ids.facts}>
            <h2>{t('job.details')}</h2>
            <JobFacts job={job} />
          </section>
          <section className="panel scroll-mt-8" id={ids.description}>
            <h2>{t('job.description')}</h2>
            <JobDescription text={job.jobDescription} />
          </section>
        </div>
        <div className="detail__side">
          {action}
          {hr !== undefined && (
            <section className="panel scroll-mt-8" id={ids.hr}>
              <h2>{t('job.hrDetails')}</h2>
              {hr}
            </section>
          )}
          {more}
        </div>
      </div>
    </>
  )
}
