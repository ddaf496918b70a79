import { Check } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { jobDate } from '#web/lib/format/job-date.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { jobFormOfJob } from './job-form-values.ts'
import type { JobFormValues } from './job-form-values.ts'
import { jobFormOfTemplate, jobTemplates } from './job-templates.ts'
import type { Source, useStartFrom } from './use-start-from.ts'
import './start-from.css'

export type StartFromProps = {
  pastJobs: readonly FullJob[]
  blank: JobFormValues
  start: ReturnType<typeof useStartFrom>
}

type Kind = 'past' | 'templates' | 'blank'

/** Where a new post may start: an own past job, a template, or a blank form. */
export function StartFrom({ pastJobs, blank, start }: StartFromProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const [kind, setKind] = useState<Kind>(pastJobs.length > 0 ? 'past' : 'templates')
  const kinds = [
    ...(pastJobs.length > 0 ? [{ value: 'past', label: t('startFrom.past') } as const] : []),
    { value: 'templates', label: t('startFrom.templates') } as const,
    { value: 'blank', label: t('startFrom.blank') } as const,
  ]
  return (
    <section className="panel mb-4" aria-labelledby="start-from">
      <h2 id="start-from" className="mb-3">
        {t('startFrom.title')}
      </h2>
      <Tabs<Kind> label={t('startFrom.title')} items={kinds} value={kind} onChange={setKind}>
        {kind === 'past' && (
          <ul className="starts">
            {pastJobs.map((job) => (
              <StartButton
                key={job.id}
                source={{
                  id: job.id,
                  name: job.jobTitle,
                  values: jobFormOfJob(job),
                  logoUrl: job.profile,
                }}
                start={start}
                lang={langOf(job.jobTitle)}
                logo={<CompanyLogo name={job.companyName} src={job.profile ?? undefined} />}
                note={t('startFrom.postedApplied', {
                  date: jobDate(job.postedDate) ?? job.postedDate,
                  count: job.applicantCount,
                })}
              />
            ))}
          </ul>
        )}
        {kind === 'templates' && (
          <ul className="starts starts--short">
            {jobTemplates.map((template) => (
              <StartButton
                key={template.titleKey}
                source={{
                  id: template.titleKey,
                  name: t(template.titleKey),
                  values: jobFormOfTemplate(template, t),
                }}
                start={start}
              />
            ))}
          </ul>
        )}
        {kind === 'blank' && (
          <Button
            kind="sec"
            onClick={() => start.pick({ id: 'blank', name: t('startFrom.blank'), values: blank })}
          >
            {t('startFrom.useBlank')}
          </Button>
        )}
      </Tabs>
      <output className="block">
        {start.filled && (
          <span className="starts__done">
            <Icon of={Check} />
            <span>{t('startFrom.filled', { name: start.filled.name })}</span>
            <Button kind="quiet" size="sm" onClick={start.undo}>
              {t('startFrom.undo')}
            </Button>
          </span>
        )}
      </output>
    </section>
  )
}

type StartButtonProps = {
  source: Source
  start: StartFromProps['start']
  note?: string
  lang?: string | undefined
  logo?: ReactNode
}

function StartButton({ source, start, note, lang, logo }: StartButtonProps) {
  return (
    <li>
      <button
        type="button"
        className="start"
        aria-pressed={start.filled?.id === source.id}
        onClick={() => start.pick(source)}
      >
        {logo}
        <span className="flex-1 min-w-0 break-words">
          <span className="start__t" lang={lang}>
            {source.name}
          </span>
          {note !== undefined && <span className="start__n">{note}</span>}
        </span>
        {start.filled?.id === source.id && <Icon of={Check} />}
      </button>
    </li>
  )
}
