import { Check, CircleHelp, MapPin, X } from 'lucide-react'
import { useId } from 'react'
import type { Applicant } from '#contract/applications/schemas.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { matchOf } from '#contract/jobs/match.ts'
import type { JobRequirements, RequirementState } from '#contract/jobs/match.ts'
import { usePersonTexts, useRequirementTexts } from '#web/features/jobs/use-requirement-texts.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Icon } from '#web/ui/icon.tsx'
import './match-facts.css'

const states = {
  met: { icon: Check, name: 'review.match.met' },
  unmet: { icon: X, name: 'review.match.unmet' },
  unknown: { icon: CircleHelp, name: 'review.match.unknown' },
} as const satisfies Record<RequirementState, { icon: typeof Check; name: MessageKey }>

type Props = { person: Applicant; job: JobRequirements }

/** How much of what the job asks for an applicant has: '5 of 6'. */
export function MatchCount({ person, job }: Props) {
  const { t } = useTranslation()
  const held = matchOf(job, person)
  if (held.length === 0) return null
  const met = held.filter(({ state }) => state === 'met').length
  return (
    <span className="match-count" data-state={met === held.length ? 'met' : 'unmet'}>
      <Icon of={met === held.length ? Check : CircleHelp} size="s" />
      <span aria-hidden="true">{t('review.match.count', { met, all: held.length })}</span>
      <span className="sr-only">{t('review.match.countNamed', { met, all: held.length })}</span>
    </span>
  )
}

/** What the job asks for, each beside what the applicant says, and how far work is. */
export function MatchFacts({ person, job }: Props) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const id = useId()
  const wanted = useRequirementTexts(job)
  const said = usePersonTexts(person)
  const held = matchOf(job, person)
  if (held.length === 0 && person.distanceKm === null) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('review.match.title')}</h3>
      <ul className="match-facts">
        {held.map(({ requirement, state }) => (
          <li key={requirement} data-state={state}>
            <Icon of={states[state].icon} />
            <span className="min-w-0 break-words">
              <span className="sr-only">{t(states[state].name)} </span>
              <b lang={langOf(said[requirement])}>
                {said[requirement] === '' ? t('review.match.notSaid') : said[requirement]}
              </b>
              <span className="block text-small text-fg-2">
                {t('review.match.wanted', { wanted: wanted[requirement] })}
              </span>
            </span>
          </li>
        ))}
        {person.distanceKm !== null && (
          <li>
            <Icon of={MapPin} />
            <span className="min-w-0 break-words">
              <b>{t('review.km', { km: t.number(person.distanceKm) })}</b>
              <span className="block text-small text-fg-2">{t('review.toWork')}</span>
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}
