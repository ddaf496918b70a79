import type { QueuedJob } from '#contract/admin/schemas.ts'
import type { JobChecks } from '#contract/job-checks/schemas.ts'
import { stateNames } from '#contract/jobs/states.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'

type Props = { job: QueuedJob; similar: JobChecks['similar'] }

/** Jobs that read like this one, each beside it. */
export function SimilarTexts({ job, similar }: Props) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  if (similar.length === 0) return null
  const own = job.revision?.edited.jobDescription ?? job.jobDescription
  return (
    <>
      <h3 className="mt-4">{t('jobChecks.similar')}</h3>
      {similar.map((each) => (
        <details key={each.id} className="mt-2">
          <summary>
            {t(each.isOwn ? 'jobChecks.ownSimilar' : 'jobChecks.otherSimilar', {
              percent: each.percent,
              title: each.jobTitle,
              company: each.companyName,
              state: t(stateNames[each.state]),
            })}
          </summary>
          <div className="grid gap-3 sm:grid-cols-2 mt-2 text-small break-words">
            <p className="whitespace-pre-line" lang={langOf(own)}>
              <b className="block">{t('jobChecks.thisJob')}</b>
              {own}
            </p>
            <p className="whitespace-pre-line" lang={langOf(each.jobDescription)}>
              <b className="block">{each.jobTitle}</b>
              {each.jobDescription}
            </p>
          </div>
        </details>
      ))}
    </>
  )
}
