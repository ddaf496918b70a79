import { CircleCheck, Mail, Pencil, Phone, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dayMonthYear } from '#contract/india-time.ts'
import type { FullJob } from '#contract/jobs.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Perforation } from '#web/ui/slip.tsx'
import { AmountBadge } from './queue-list.tsx'
import { usePincodeHint } from './use-pincode-hint.ts'

type Props = { job: FullJob; acts: ReactNode }

/** Everything about one job, for the person who verifies it. */
export function QueuedJob({ job, acts }: Props) {
  const { t } = useTranslation()
  return (
    <article className="slip adm-detail" aria-label={t('admin.selectedJob')}>
      <div className="slip__body adm-top">
        <div className="row items-start!">
          <CompanyLogo name={job.companyName} src={job.profile ?? undefined} size="m" />
          <div className="grow min-w-0">
            <h2>{job.jobTitle}</h2>
            <p className="t2">
              {job.companyName}. {job.jobLocation}
            </p>
          </div>
        </div>
        <div className="admin-acts mt-4">
          <span className="only-d contents!">{acts}</span>
          <ButtonLink kind="sec" icon={Pencil} render={<Link to={paths.adminEditJob(job.id)} />}>
            {t('admin.edit')}
          </ButtonLink>
          <ButtonLink
            kind="sec"
            render={<Link to={paths.checkResponses(job.id)} state={{ jobTitle: job.jobTitle }} />}
          >
            {t('admin.checkResponse')}
          </ButtonLink>
        </div>
      </div>
      <Perforation />
      <div className="slip__body">
        <ContactToVerify job={job} />
        <Facts job={job} />
      </div>
    </article>
  )
}

function ContactToVerify({ job }: { job: FullJob }) {
  const { t } = useTranslation()
  const hint = usePincodeHint(job)
  return (
    <section className="adm-sec border-t-0!">
      <h3>{t('admin.callToVerify')}</h3>
      <div className="row row--wrap">
        <a className="link num" href={`tel:+91${job.mobileNumber}`}>
          <Icon of={Phone} />
          +91 {job.mobileNumber.slice(0, 5)} {job.mobileNumber.slice(5)}
        </a>
        <span>
          {job.name}, {job.designation}
        </span>
        <a className="link" href={`mailto:${encodeURIComponent(job.email)}`}>
          <Icon of={Mail} />
          {job.email}
        </a>
      </div>
      {hint && (
        <ul className="checks mt-2">
          <li>
            <Icon
              of={hint.isGood ? CircleCheck : TriangleAlert}
              className={hint.isGood ? 'text-ok' : 'text-warn'}
            />
            <span>{hint.text}</span>
          </li>
        </ul>
      )}
    </section>
  )
}

function Facts({ job }: { job: FullJob }) {
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
