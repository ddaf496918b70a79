import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import {
  categoryOptions,
  communicationOptions,
  educationOptions,
  experienceOptions,
  interviewProcessOptions,
  jobGenderOptions,
  workTypeOptions,
} from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import type { QueuedJob } from '#contract/admin/schemas.ts'
import { plainPay } from '#contract/jobs/pay.ts'
import { jobHours } from '#web/lib/format/job-hours.ts'
import { jobDate } from '#web/lib/format/job-date.ts'
import { MarkedText } from './marked-text.tsx'
import { AmountBadge } from './amount-badge.tsx'

/** All values of the job form. */
export function JobFacts({ job }: { job: QueuedJob }) {
  const { t } = useTranslation()
  const { optionText, optionTexts } = useOptionText()
  const langOf = useTypedLanguage()
  const list = (options: readonly Option[], given: readonly string[]) =>
    optionTexts(options, given) || t('jobField.none')
  const interviewPlace = [
    job.interviewLocation,
    job.interviewCity,
    job.interviewState,
    job.interviewPincode,
  ]
  const location = `${job.jobLocation}, ${job.jobCity}, ${job.jobState} ${job.jobPincode}`
  const address = `${job.organizationAddress}, ${job.companyCity}, ${job.companyState} ${job.companyPincode}`
  return (
    <>
      <section className="adm-sec">
        <h3>{t('admin.section.job')}</h3>
        <dl className="info">
          <Fact name={t('jobField.salary')}>
            {plainPay(job, t.say)}
            {job.salary !== plainPay(job, t.say) && <p>{job.salary}</p>}
          </Fact>
          <Fact name={t('jobField.amount')}>
            <AmountBadge amount={job.amount} />
          </Fact>
          <Fact name={t('jobField.category')}>{optionText(categoryOptions, job.category)}</Fact>
          <Fact name={t('jobField.education')}>
            {list(educationOptions, job.educationQualification)}
          </Fact>
          <Fact name={t('jobField.experience')}>
            {list(experienceOptions, job.experienceLevel)}
          </Fact>
          <Fact name={t('jobField.communication')}>
            {list(communicationOptions, job.communicationSkill)}
          </Fact>
          <Fact name={t('jobField.gender')}>{optionText(jobGenderOptions, job.gender)}</Fact>
          <Fact name={t('jobField.workType')}>{list(workTypeOptions, job.workType)}</Fact>
          <Fact name={t('jobField.workingHours')}>
            {job.workingHours
              ? jobHours(job.workingHours, (hours) => t('jobField.hours', { hours }))
              : t('jobField.none')}
          </Fact>
          <Fact name={t('jobField.postedOn')}>{jobDate(job.PostedDate) ?? t('jobField.none')}</Fact>
          <Fact name={t('jobField.expireOn')}>{jobDate(job.ExpiryDate) ?? t('jobField.none')}</Fact>
          <Fact name={t('jobField.location')} lang={langOf(location)}>
            {location}
          </Fact>
        </dl>
      </section>
      <section className="adm-sec">
        <h3>{t('admin.section.description')}</h3>
        <p className="whitespace-pre-line" lang={langOf(job.jobDescription)}>
          <MarkedText text={job.jobDescription} words={job.score.signs.map(({ words }) => words)} />
        </p>
      </section>
      <section className="adm-sec">
        <h3>{t('admin.section.interview')}</h3>
        <dl className="info">
          <Fact name={t('jobField.interviewProcess')}>
            {list(interviewProcessOptions, job.interviewProcess)}
          </Fact>
          <Fact name={t('jobField.interviewTiming')}>
            {job.interviewTiming ?? t('jobField.none')}
          </Fact>
          <Fact name={t('jobField.interviewLocation')}>
            {interviewPlace.filter((part) => part !== null).join(', ') || t('jobField.none')}
          </Fact>
        </dl>
      </section>
      <section className="adm-sec">
        <h3>{t('admin.section.organization')}</h3>
        <dl className="info">
          <Fact name={t('jobField.organization')}>{job.organizationName}</Fact>
          <Fact name={t('jobField.organizationAddress')} lang={langOf(address)}>
            {address}
          </Fact>
        </dl>
      </section>
    </>
  )
}

type FactProps = { name: string; lang?: string | undefined; children: ReactNode }

function Fact({ name, lang, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  )
}
