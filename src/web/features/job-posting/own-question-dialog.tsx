import { useState } from 'react'
import { questionKinds } from '#contract/jobs/question-library.ts'
import type { QuestionKind } from '#contract/jobs/question-library.ts'
import { questionProblem } from '#contract/job-posting/question-problem.ts'
import type { Question } from '#contract/jobs/question-schemas.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { limits } from '#contract/limits.ts'
import { kindNames } from '#contract/jobs/question-texts.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ownQuestion } from './question-drafts.ts'

type Props = { open: boolean; onClose: () => void; onAdd: (question: Question) => void }

/** A question in the employer's own words. */
export function OwnQuestionDialog({ open, onClose, onAdd }: Props) {
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const [kind, setKind] = useState<QuestionKind>('yesNo')
  const [choices, setChoices] = useState('')
  const [problem, setProblem] = useState<MessageKey>()
  const isAboutChoices = problem === 'jobForm.questionChoicesRequired'

  function add(): void {
    const question = ownQuestion(words, kind, choices)
    const tooMany = question.choices.length > limits.questionChoices
    const found = tooMany ? 'jobForm.questionChoicesRequired' : questionProblem(question)
    setProblem(found)
    if (found !== undefined) return
    onAdd(question)
    setWords('')
    setKind('yesNo')
    setChoices('')
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('jobForm.ownQuestion')}
      closeLabel={t('jobForm.closeLibrary')}
      align="start"
      wide
      describe={false}
      actions={<Button onClick={add}>{t('jobForm.addQuestion')}</Button>}
    >
      <div className="stack mt-3">
        <TextField
          name="own-question"
          label={t('jobForm.ownQuestionWords')}
          placeholder={t('jobForm.ownQuestionExample')}
          maxLength={limits.questionLength}
          required
          value={words}
          error={problem !== undefined && !isAboutChoices ? t(problem) : undefined}
          onChange={({ target }) => setWords(target.value)}
        />
        <ChoiceGroup
          type="radio"
          name="own-question-kind"
          label={t('jobForm.ownQuestionKind')}
          columns={2}
          options={questionKinds.map((value) => ({ value, label: t(kindNames[value]) }))}
          selected={[kind]}
          onChange={({ target }) =>
            setKind(questionKinds.find((each) => each === target.value) ?? 'yesNo')
          }
        />
        {kind === 'choice' && (
          <TextArea
            name="own-question-choices"
            label={t('jobForm.ownQuestionChoices')}
            hint={t('jobForm.ownQuestionChoicesHint', { max: limits.questionChoices })}
            maxLength={limits.questionChoices * (limits.questionChoiceLength + 1)}
            required
            value={choices}
            error={isAboutChoices ? t('jobForm.questionChoicesRequired') : undefined}
            onChange={({ target }) => setChoices(target.value)}
          />
        )}
      </div>
    </Dialog>
  )
}
