import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { Link } from '#web/ui/link.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { TextQuestion } from './text-question.tsx'
import type { QuestionProps } from './question-props.ts'

/** The name; who signed in without a phone number tells that too. The first answer of all comes with the consent. */
export function NameQuestion({ values, errors, fill, saved }: QuestionProps) {
  const { t } = useTranslation()
  const [asksNumber] = useState(values.mobileNumber === '')
  return (
    <>
      <TextQuestion
        name="name"
        value={values.name}
        error={errors['name']}
        autoComplete="name"
        maxLength={limits.shortText}
        dictateLabel={t('builder.sayName')}
        onText={(name) => fill({ name })}
      />
      {asksNumber && (
        <TextField
          name="mobileNumber"
          label={t('candidate.mobile')}
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={10}
          value={values.mobileNumber}
          error={errors['mobileNumber']}
          onChange={({ target }) => fill({ mobileNumber: target.value })}
        />
      )}
      {saved.savedAt === null && (
        <p className="text-small text-fg-2">
          {t('builder.agreeByButton')} {t('privacy.noticeCandidate')}{' '}
          <Link className="link" to={paths.privacy()} target="_blank">
            {t('privacy.noticePolicy')}
          </Link>
        </p>
      )}
    </>
  )
}
