import { useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface NoteFormProps {
  isSaving: boolean
  /** Whether it was saved. */
  onSave: (note: string) => Promise<boolean>
}

/** A note of the team. What is typed stays until it is saved. */
export function NoteForm({ isSaving, onSave }: NoteFormProps) {
  const { t } = useTranslation()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    const isEmpty = note.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) field.current?.focus()
    else if (await onSave(note)) setNote('')
  }

  return (
    <form noValidate className="stack gap-2" onSubmit={(event) => void save(event)}>
      <TextField
        ref={field}
        name="note"
        label={t('review.writeNote')}
        value={note}
        maxLength={limits.applicantNoteLength}
        autoComplete="off"
        error={isMissing ? t('review.noteRequired') : undefined}
        onChange={({ target }) => {
          setNote(target.value)
          setMissing(false)
        }}
      />
      <div>
        <Button type="submit" kind="sec" size="sm" loading={isSaving}>
          {t('review.saveNote')}
        </Button>
      </div>
    </form>
  )
}
