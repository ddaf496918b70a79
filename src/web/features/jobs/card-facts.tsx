import type { LabelledJobCard } from '#contract/jobs/schemas.ts'
import { weekOffOptions, workTimeOptions } from '#contract/jobs/fact-options.ts'
import {
  educationOptions,
  experienceOptions,
  findOptionValue,
  jobGenderOptions,
} from '#contract/options.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { cardIcon } from '#web/ui/card-icon.ts'
import type { CardIcon } from '#web/ui/card-icon.ts'
import { useShiftText } from './use-shift-text.ts'

/** What a card tells beside pay and place. */
export type CardFactsOfJob = Pick<
  LabelledJobCard,
  'facts' | 'workingHours' | 'educationQualification' | 'experienceLevel' | 'gender'
>

/** A card has two rows of two. */
const maxFacts = 4

/** The first facts that are known, in two columns. */
export function CardFacts({ job }: { job: CardFactsOfJob }) {
  const { t } = useTranslation()
  const { optionText, optionTexts } = useOptionText()
  const shiftText = useShiftText()
  const { workTime, weekOff, openings } = job.facts
  const isForAll = findOptionValue(jobGenderOptions, job.gender) === 'Both'
  const facts: readonly (readonly [CardIcon, string])[] = [
    ['gender', isForAll ? '' : optionText(jobGenderOptions, job.gender)],
    ['time', workTime === 'part' ? optionText(workTimeOptions, workTime) : ''],
    ['shift', shiftText(job)],
    ['weekOff', weekOff === undefined ? '' : optionText(weekOffOptions, weekOff)],
    ['openings', openings === undefined ? '' : t('job.openings', { count: openings })],
    ['experience', optionTexts(experienceOptions, job.experienceLevel)],
    ['education', optionTexts(educationOptions, job.educationQualification)],
  ]
  const known = facts.filter(([, text]) => text !== '').slice(0, maxFacts)
  if (known.length === 0) return null
  return (
    <ul className="facts facts--grid">
      {known.map(([icon, text]) => (
        <li key={icon} className={cardIcon[icon]}>
          {text}
        </li>
      ))}
    </ul>
  )
}
