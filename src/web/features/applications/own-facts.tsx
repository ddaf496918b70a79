import type { ShownFacts } from '#contract/applications/shown-facts-schema.ts'
import { shownLineLabels } from '#contract/applications/shown-line-labels.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { useShownTexts } from './use-shown-texts.ts'
import './own-facts.css'

/** What an employer sees of the person who reads it. */
export function OwnFacts({ facts }: { facts: ShownFacts }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const textsOf = useShownTexts()
  return (
    <dl className="own-facts">
      {textsOf(facts).map(({ line, text }) => (
        <div key={line}>
          <dt>{t(shownLineLabels[line])}</dt>
          <dd lang={langOf(text)}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
