import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import type { PublicJob } from '#contract/jobs.ts'
import '#web/styles/screens/job-detail.css'
import { Icon } from '#web/ui/icon.tsx'
import { jobDate } from './job-date.ts'
import { JobDescription } from './job-description.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobHead } from './job-head.tsx'
import { SectionAnchors } from './section-anchors.tsx'
import { ShareJob } from './share-job.tsx'
import { Verified } from './verified.tsx'

const ids = { facts: 'job-details', description: 'job-description', hr: 'hr-details' }

interface JobPageProps {
  job: PublicJob
  /** The search to go back to. */
  allJobs: string
  /** The way down to a page that anybody may see, in the place of the way back. */
  crumbs?: ReactNode
  /** The panel with the act, beside the job. */
  act: ReactNode
  /** Whom to contact; public pages have none. */
  hr?: ReactNode
  /** What stands below the contact. */
  more?: ReactNode
}

/** A job's page, signed in or not. */
export function JobPage({ job, allJobs, crumbs, act, hr, more }: JobPageProps) {
  const { t } = useTranslation()
  const sections = [
    { id: ids.facts, label: t('job.details') },
    { id: ids.description, label: t('job.description') },
    ...(hr === undefined ? [] : [{ id: ids.hr, label: t('job.hrDetails') }]),
  ]
  return (
    <>
      <div className="wrap pt-3.5">
        <div className="row between relative">
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
                <span className="small muted num">
                  {t('job.postedOn', { date: jobDate(job.PostedDate) ?? job.PostedDate })}
                </span>
              </>
            }
          />
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
          {act}
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
