import { Check, CircleDashed } from 'lucide-react'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { JobFormValues } from './job-form-values.ts'
import { payOfForm } from './pay-values.ts'

/** A shorter description says little of a day at work. */
const minDescription = 120

/** What makes a post stronger, each with whether the form has it. */
const hints: readonly (readonly [
  MessageKey,
  (values: JobFormValues, hasLogo: boolean) => boolean,
])[] = [
  ['postQuality.pay', (values) => payOfForm(values).max !== undefined],
  ['postQuality.basis', (values) => payOfForm(values).basis !== undefined],
  ['postQuality.time', ({ shift, weekOff }) => shift !== '' && weekOff !== ''],
  ['postQuality.openings', ({ openings }) => openings !== ''],
  ['postQuality.benefits', ({ benefits }) => benefits.length > 0],
  ['postQuality.logo', (_values, hasLogo) => hasLogo],
  ['postQuality.day', ({ jobDescription }) => jobDescription.trim().length >= minDescription],
]

/** Hints for a better post. They never stop anybody. */
export function PostQuality({ values, hasLogo }: { values: JobFormValues; hasLogo: boolean }) {
  const { t } = useTranslation()
  const all = hints.map(([key, isMet]) => ({ key, isMet: isMet(values, hasLogo) }))
  const met = all.filter(({ isMet }) => isMet).length
  return (
    <section className="panel mt-4" aria-labelledby="post-quality">
      <div className="flex items-center justify-between gap-3">
        <h3 id="post-quality">{t('postQuality.title')}</h3>
        <span className="text-small text-fg-2">
          {t('postQuality.score', { met, all: all.length })}
        </span>
      </div>
      <ul className="mt-2 grid gap-1.5 text-small">
        {all.map(({ key, isMet }) => (
          <li key={key} className="flex items-start gap-2">
            <Icon of={isMet ? Check : CircleDashed} />
            <span className={isMet ? 'text-fg-2' : undefined}>
              {t(key)}
              <span className="sr-only"> {t(isMet ? 'postQuality.met' : 'postQuality.open')}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="hint mt-2">{t('postQuality.note')}</p>
    </section>
  )
}
