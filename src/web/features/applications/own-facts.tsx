import type { ShownFacts } from '#contract/applications/shown-facts-schema.ts'
import type { ShownLine } from '#contract/applications/shown-facts.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { useShownTexts } from './use-shown-texts.ts'
import './own-facts.css'

const labels = {
  name: 'applySheet.fact.name',
  mobileNumber: 'applySheet.fact.mobile',
  email: 'applySheet.fact.email',
  dob: 'applySheet.fact.dob',
  gender: 'applySheet.fact.gender',
  address: 'applySheet.fact.address',
  education: 'applySheet.fact.education',
  language: 'applySheet.fact.language',
  workexperience: 'applySheet.fact.experience',
  pastjobexperience: 'applySheet.fact.pastWork',
  skills: 'applySheet.fact.skills',
  salary: 'applySheet.fact.salary',
} as const satisfies Record<ShownLine, MessageKey>

/** What an employer sees of the person who reads it. */
export function OwnFacts({ facts }: { facts: ShownFacts }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const textsOf = useShownTexts()
  return (
    <dl className="own-facts">
      {textsOf(facts).map(({ line, text }) => (
        <div key={line}>
          <dt>{t(labels[line])}</dt>
          <dd lang={langOf(text)}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
