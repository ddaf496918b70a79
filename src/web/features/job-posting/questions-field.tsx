import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { readQuestions } from '#contract/job-posting/question-list.ts'
import { findLibraryQuestion, libraryNames } from '#contract/jobs/question-library.ts'
import type { LibraryName } from '#contract/jobs/question-library.ts'
import type { Question } from '#contract/jobs/question-schemas.ts'
import { limits } from '#contract/limits.ts'
import { useErrorText } from '#web/lib/forms/use-error-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldLines, LabelText, useFieldWiring } from '#web/ui/field.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { questionOfLibrary } from './question-drafts.ts'
import { QuestionRow } from './question-row.tsx'
import type { JobForm } from './use-job-form.ts'
import './questions-field.css'

const loadLibrary = async () =>
  (await import('./question-library-dialog.tsx')).QuestionLibraryDialog
const loadOwnQuestion = async () => (await import('./own-question-dialog.tsx')).OwnQuestionDialog

/** What everybody who applies is asked: up to five questions. */
export function QuestionsField({ form }: { form: JobForm }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [open, setOpen] = useState<'library' | 'own'>()
  const questions = readQuestions(form.watch('questions'))
  const error = errorText(form.formState.errors.questions?.message)
  const wiring = useFieldWiring({ error, hint: true }, { name: 'questions' })
  const label = t('jobForm.questions')
  const chosen = libraryNames.filter((name) => questions.some((each) => each.libraryName === name))
  const owned = questions.length - chosen.length

  function write(next: readonly Question[]): void {
    form.setValue('questions', JSON.stringify(next), {
      shouldDirty: true,
      shouldValidate: form.getFieldState('questions').error !== undefined,
    })
  }

  function useLibrary(names: readonly LibraryName[]): void {
    const kept = questions.filter(
      ({ libraryName }) => libraryName === null || names.some((name) => name === libraryName),
    )
    const added = names.flatMap((name) => {
      const known = chosen.includes(name) ? undefined : findLibraryQuestion(name)
      return known ? [questionOfLibrary(name, known)] : []
    })
    write([...kept, ...added])
    setOpen(undefined)
  }

  return (
    <fieldset className="fs" id={wiring.id} tabIndex={-1} aria-describedby={wiring.describedBy}>
      <legend className="label">
        <LabelText
          label={label}
          note={t('jobForm.questionsNote', { max: limits.questionsPerJob })}
          mark={wiring.mark}
        />
      </legend>
      {questions.length > 0 && (
        <ul className="jobqs">
          {questions.map((question, at) => (
            <QuestionRow
              key={question.libraryName ?? question.words}
              question={question}
              at={at}
              onChange={(next) => write(questions.with(at, next))}
              onRemove={() => write(questions.toSpliced(at, 1))}
            />
          ))}
        </ul>
      )}
      <Button kind="sec" size="sm" icon={ListPlus} onClick={() => setOpen('library')}>
        {t('jobForm.addFromLibrary')}
      </Button>
      <FieldLines error={error} hint={t('jobForm.questionsHint')} wiring={wiring} />
      <LazyPart
        load={loadLibrary}
        isRequested={open === 'library'}
        props={{
          open: open === 'library',
          chosen,
          room: limits.questionsPerJob - owned,
          onClose: () => setOpen(undefined),
          onUse: useLibrary,
          onWriteOwn: () => setOpen('own'),
        }}
      />
      <LazyPart
        load={loadOwnQuestion}
        isRequested={open === 'own'}
        props={{
          open: open === 'own',
          onClose: () => setOpen(undefined),
          onAdd: (question: Question) => {
            write([...questions, question])
            setOpen(undefined)
          },
        }}
      />
    </fieldset>
  )
}
