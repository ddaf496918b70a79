import { useTranslation } from '#web/lib/i18n/translation.ts'
import { limits } from '#contract/limits.ts'
import { Chip } from '#web/ui/chip.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { hasLanguage, suggestedLanguages, withLanguageToggled } from './spoken-languages.ts'
import type { CandidateForm } from './use-candidate-form.ts'

/** The languages that a candidate speaks: a tap adds a common one, others are typed. */
export function LanguageField({ form }: { form: CandidateForm }) {
  const { t } = useTranslation()
  const typed = form.values.language
  return (
    <div className="sm:col-span-full">
      <TextField
        {...form.field('language')}
        label={t('candidate.language')}
        hint={t('candidate.languageHint')}
        maxLength={limits.addressLength}
        required
      />
      <fieldset className="chips mt-2" aria-label={t('candidate.languageSuggestions')}>
        {suggestedLanguages.map((key) => {
          const name = t(key)
          return (
            <Chip
              key={key}
              on={hasLanguage(typed, name)}
              onClick={() => form.fill('language', withLanguageToggled(typed, name))}
            >
              {name}
            </Chip>
          )
        })}
      </fieldset>
    </div>
  )
}
