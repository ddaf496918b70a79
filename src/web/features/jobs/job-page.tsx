import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { payFigures } from '#contract/jobs/pay.ts'
import type { LabelledJob } from '#contract/jobs/schemas.ts'
import { contactHash, paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { JobDescription } from './job-description.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobHead } from './job-head.tsx'
import { JobStub } from './job-stub.tsx'
import { ListenToJob } from './listen-to-job.tsx'
import { PayBill } from './pay-bill.tsx'
import { JobTop } from './job-top.tsx'
import type { JobTopProps } from './job-top.tsx'
import { SectionAnchors } from './section-anchors.tsx'
import './job-page.css'

const ids = {
  facts: 'job-details',
  description: 'job-description',
  hr: contactHash.slice(1),
}

interface JobPageProps extends JobTopProps {
  job: LabelledJob
  /** The panel with the apply button, beside the job. */
  action: ReactNode
  /** Of a job that is not open any more: its stamp, and what it means. */
  over?: { stamp: ReactNode; notice: ReactNode } | undefined
  /** How the person's profile fits: below the head on phones, beside the job on a desktop. */
  match?: ReactNode
  /** The contact. Public pages have none. */
  hr?: ReactNode
  /** Content below the contact. */
  more?: ReactNode
}

/** A job's page, public or signed in. */
export function JobPage({ job, allJobs, crumbs, action, over, match, hr, more }: JobPageProps) {
  const { t } = useTranslation()
  const line = payFigures(job.pay)
  const sections = [
    { id: ids.facts, label: t('job.details') },
    { id: ids.description, label: t('job.description') },
    ...(hr === undefined ? [] : [{ id: ids.hr, label: t('job.hrDetails') }]),
  ]
  return (
    <>
      <JobTop job={job} allJobs={allJobs} crumbs={crumbs} />
      <div className="wrap detail">
        <div className="detail__main">
          <JobHead job={job} stub={<JobStub job={job} />} stamp={over?.stamp} />
          {over?.notice}
          {match && <div className="lg:hidden">{match}</div>}
          <SectionAnchors sections={sections} />
          <section className="panel scroll-mt-8" id={ids.facts}>
            <div className="panel__head flex items-center justify-between gap-3 max-letters:flex-wrap [&_.btn]:-my-3">
              <h2>{t('job.details')}</h2>
              <ListenToJob job={job} />
            </div>
            <JobFacts job={job} />
          </section>
          {(line !== undefined || job.facts.benefits) && (
            <section className="panel">
              <h2>{t('job.whatYouArePaid')}</h2>
              <PayBill job={job} />
            </section>
          )}
          <section className="panel scroll-mt-8" id={ids.description}>
            <h2>{t('job.description')}</h2>
            <JobDescription text={job.jobDescription} />
          </section>
        </div>
        <div className="detail__side">
          {action}
          {match && <div className="max-lg:hidden">{match}</div>}
          {hr !== undefined && (
            <section className="panel scroll-mt-8" id={ids.hr}>
              <h2>{t('job.hrDetails')}</h2>
              {hr}
            </section>
          )}
          <Link className="link" to={paths.company(job.companySlug)}>
            <Icon of={BadgeCheck} />
            {t('job.aboutCompany', { company: job.companyName })}
          </Link>
          {more}
        </div>
      </div>
    </>
  )
}
