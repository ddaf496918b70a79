import type { Case } from '#contract/inbox/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'

type Props = { answers: Case['cannedAnswers']; onChoose: (text: string) => void }

/** Answers that are written already. The chosen one is put into the field, where it can be changed. */
export function CannedAnswers({ answers, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <SelectField
      name="canned"
      label={t('inbox.canned')}
      placeholder={t('inbox.cannedNone')}
      value=""
      options={answers.map(({ name }) => ({ value: name, label: t(`inbox.canned.${name}`) }))}
      onChange={({ target }) => {
        const chosen = answers.find(({ name }) => name === target.value)
        if (chosen) onChoose(chosen.text)
      }}
    />
  )
}
