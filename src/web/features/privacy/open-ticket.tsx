import { Save } from 'lucide-react'
import { useState } from 'react'
import { adminCalls } from '#contract/admin-calls.ts'
import { limits } from '#contract/limits.ts'
import type { ReceivedGrievance } from '#contract/privacy/grievance-schemas.ts'
import { OwnerLine } from '#web/features/assignments/owner-line.tsx'
import { useAssign } from '#web/features/assignments/use-assign.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

const readRules = async () =>
  (await import('#contract/privacy/grievance-schemas.ts')).grievanceAnswerSchema

/** Who has taken the ticket; its note and its answer are for that admin, or for whoever takes it. */
export function OpenTicket({ ticket }: { ticket: ReceivedGrievance }) {
  const { id: grievanceId, owner, note } = ticket
  const { assign, isAssigning, isSavingNote } = useAssign((api, body) =>
    api.call(adminCalls.assignGrievance, { params: { grievanceId }, body }),
  )
  return (
    <div className="stack w-full">
      <OwnerLine owner={owner} isSaving={isAssigning} onAssign={assign} />
      {owner?.isMe === true && (
        <NoteForm
          key={note}
          id={grievanceId}
          note={note}
          isSaving={isSavingNote}
          onSave={(text) => assign({ isTaken: true, seenOwner: owner.id, note: text })}
        />
      )}
      {owner?.isMe !== false && <AnswerForm id={grievanceId} />}
    </div>
  )
}

type NoteProps = { id: string; note: string; isSaving: boolean; onSave: (note: string) => void }

function NoteForm({ id, note, isSaving, onSave }: NoteProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(note)
  return (
    <div className="stack">
      <TextArea
        name={`note-${id}`}
        label={t('grievance.note')}
        hint={t('grievance.noteHint')}
        rows={2}
        maxLength={limits.longText}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        kind="sec"
        size="sm"
        icon={Save}
        loading={isSaving}
        disabled={text.trim() === note}
        onClick={() => onSave(text)}
      >
        {t('assignment.saveNote')}
      </Button>
    </div>
  )
}

function AnswerForm({ id }: { id: string }) {
  const { t } = useTranslation()
  const form = useCheckedForm<{ answer: string }>({
    readRules,
    order: ['answer'],
    defaultValues: { answer: '' },
  })

  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, body) =>
      api.call(adminCalls.answerGrievance, { params: { grievanceId: id }, body }),
    toastId: 'grievance',
    successText: () => t('grievance.answered'),
    revalidate: 'onSuccess',
  })

  return (
    <form noValidate className="stack w-full" onSubmit={onSubmit}>
      <TextArea
        {...form.field('answer')}
        id={`answer-${id}`}
        label={t('grievance.answer')}
        required
        maxLength={limits.longText}
      />
      <div>
        <Button type="submit" loading={isSubmitting} loadingText={t('grievance.saving')}>
          {t('grievance.sendAnswer')}
        </Button>
      </div>
    </form>
  )
}
