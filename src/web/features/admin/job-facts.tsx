import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import type { FullJob } from '#contract/jobs.ts'
import { AmountBadge } from './amount-badge.tsx'

/** Every answer of the job form. */
export function JobFacts({ job }: { job: FullJob }) {
  const { t } = useTranslation()
  const list = (values: readonly string[]) => values.join(', ') || t('jobField.none')
  const interviewPlace = [
    job.interviewLocation,
    job.interviewCity,
    job.interviewState,
    job.interviewPincode,
  ]
  return (
    <>
      <section className="adm-sec">
        <h3>{t('admin.section.job')}</h3>
        <dl className="info">
          <Fact name={t('jobField.salary')}>{job.salary}</Fact>
          <Fact name={t('jobField.amount')}>
            <AmountBadge amount={job.amount} />
          </Fact>
          <Fact name={t('jobField.category')}>{job.category}</Fact>
          <Fact name={t('jobField.education')}>{list(job.educationQualification)}</Fact>
          <Fact name={t('jobField.experience')}>{list(job.experienceLevel)}</Fact>
          <Fact name={t('jobField.communication')}>{list(job.communicationSkill)}</Fact>
          <Fact name={t('jobField.gender')}>{job.gender}</Fact>
          <Fact name={t('jobField.workType')}>{list(job.workType)}</Fact>
          <Fact name={t('jobField.workingHours')}>
            {job.workingHours
              ? t('jobField.hours', { hours: job.workingHours })
              : t('jobField.none')}
          </Fact>
          <Fact name={t('jobField.postedOn')}>{dayMonthYear(job.PostedDate)}</Fact>
          <Fact name={t('jobField.expireOn')}>{dayMonthYear(job.ExpiryDate)}</Fact>
          <Fact name={t('jobField.location')}>
            {job.jobLocation}, {job.jobCity}, {job.jobState} {job.jobPincode}
          </Fact>
        </dl>
      </section>
      <section className="adm-sec">
        <h3>{t('admin.section.description')}</h3>
        <p className="whitespace-pre-line">{job.jobDescription}</p>
      </section>
      <section className="adm-sec">
        <h3>{t('admin.section.interview')}</h3>
        <dl className="info">
          <Fact name={t('jobField.interviewProcess')}>{list(job.interviewProcess)}</Fact>
          <Fact name={t('jobField.interviewTiming')}>
            {job.interviewTiming ?? t('jobField.none')}
          </Fact>
          <Fact name={t('jobField.interviewLocation')}>
            {list(interviewPlace.filter((part) => part !== null))}
          </Fact>
        </dl>
      </section>
      <section className="adm-sec">
        <h3>{t('admin.section.organization')}</h3>
        <dl className="info">
          <Fact name={t('jobField.organization')}>{job.organizationName}</Fact>
          <Fact name={t('jobField.organizationAddress')}>
            {job.organizationAddress}, {job.companyCity}, {job.companyState} {job.companyPincode}
          </Fact>
        </dl>
      </section>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
