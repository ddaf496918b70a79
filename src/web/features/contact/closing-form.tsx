import { Check, Save } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ContactRequest } from '#contract/contact/schemas.ts'
import { limits } from '#contract/limits.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { useMarkRequest } from './use-mark-request.ts'

type Props = {
  request: ContactRequest
  isSavingNote: boolean
  onSaveNote: (note: string) => void
}

/** What came of a call-back: saved as a note, or to close the request with it. */
export function ClosingForm({ request, isSavingNote, onSaveNote }: Props) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const field = useRef<HTMLTextAreaElement>(null)
  const [note, setNote] = useState(request.note)
  const [isMissing, setMissing] = useState(false)
  const { run: mark, isPending } = useMarkRequest(request.id)

  /** Runs with the note, or asks for it. */
  function withNote(run: (note: string) => void): void {
    const text = note.trim()
    setMissing(text === '')
    if (text !== '') {
      run(text)
      return
    }
    field.current?.focus()
    toasts.warn(t('contactRequests.noteRequired'), 'contact-request')
  }

  return (
    <form
      noValidate
      className="stack w-full"
      onSubmit={(event) => {
        event.preventDefault()
        withNote((text) => void mark({ isDone: true, note: text }))
      }}
    >
      <TextArea
        ref={field}
        name={`note-${request.id}`}
        label={t('contactRequests.note')}
        hint={t('contactRequests.noteHint')}
        rows={2}
        required
        maxLength={limits.longText}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={isMissing && note.trim() === '' ? t('contactRequests.noteRequired') : undefined}
      />
      <div className="flex gap-3 flex-wrap">
        <Button
          type="submit"
          kind="success"
          icon={Check}
          loading={isPending}
          loadingText={t('contactRequests.saving')}
        >
          {t('contactRequests.markDone')}
        </Button>
        <Button
          kind="sec"
          icon={Save}
          loading={isSavingNote}
          disabled={note.trim() === request.note}
          onClick={() => withNote(onSaveNote)}
        >
          {t('assignment.saveNote')}
        </Button>
      </div>
    </form>
  )
}
