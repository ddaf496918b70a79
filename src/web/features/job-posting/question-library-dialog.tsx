import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { findLibraryQuestion, libraryNames } from '#contract/jobs/question-library.ts'
import type { LibraryName } from '#contract/jobs/question-library.ts'
import { limits } from '#contract/limits.ts'
import { kindOfAnswer } from '#contract/jobs/question-texts.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Tick } from '#web/ui/tick.tsx'

type Props = {
  open: boolean
  /** The questions of the library that the job has. */
  chosen: readonly LibraryName[]
  /** How many questions of the library the job has room for. */
  room: number
  onClose: () => void
  onUse: (names: readonly LibraryName[]) => void
  onWriteOwn: () => void
}

/** The library of questions. */
export function QuestionLibraryDialog({ open, chosen, room, onClose, onUse, onWriteOwn }: Props) {
  const { t } = useTranslation()
  const [picked, setPicked] = useState(chosen)
  const [search, setSearch] = useState('')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setPicked(chosen)
    setSearch('')
  }
  const words = search.trim().toLowerCase()
  const found = libraryNames.flatMap((name) => {
    const question = findLibraryQuestion(name)
    if (!question) return []
    const text = t(question.textKey)
    return text.toLowerCase().includes(words) ? [{ name, text, kind: question.kind }] : []
  })
  const isFull = picked.length >= room
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('jobForm.questionLibrary')}
      closeLabel={t('jobForm.closeLibrary')}
      align="start"
      wide
      describe={false}
      actionsInRow
      actions={
        <>
          <Button onClick={() => onUse(picked)}>
            {t('jobForm.useQuestions', { count: picked.length })}
          </Button>
          <Button
            kind="sec"
            icon={Pencil}
            disabled={isFull}
            onClick={() => {
              onUse(picked)
              onWriteOwn()
            }}
          >
            {t('jobForm.writeOwnQuestion')}
          </Button>
        </>
      }
    >
      <p>{t('jobForm.questionLibraryLead', { max: limits.questionsPerJob })}</p>
      <SearchBox
        className="mt-3"
        label={t('jobForm.findQuestion')}
        placeholder={t('jobForm.findQuestionExample')}
        maxLength={limits.searchTextLength}
        value={search}
        onType={setSearch}
        onEnter={() => undefined}
      />
      <output className="sr-only">{t('jobForm.questionsFound', { count: found.length })}</output>
      <ul className="qlib">
        {found.map(({ name, text, kind }) => {
          const isPicked = picked.includes(name)
          return (
            <li key={name}>
              <Tick
                label={t('jobForm.libraryQuestion', {
                  question: text,
                  kind: { key: kindOfAnswer({ libraryName: name, kind }) },
                })}
                checked={isPicked}
                disabled={!isPicked && isFull}
                onChange={() =>
                  setPicked(isPicked ? picked.filter((each) => each !== name) : [...picked, name])
                }
              />
            </li>
          )
        })}
      </ul>
      {isFull && (
        <p className="hint">{t('jobForm.questionsFull', { max: limits.questionsPerJob })}</p>
      )}
    </Dialog>
  )
}
