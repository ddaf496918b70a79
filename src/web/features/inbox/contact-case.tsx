import { Check, Mail, Phone, RotateCcw, Save } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ContactRequest } from '#contract/contact/schemas.ts'
import type { Case } from '#contract/inbox/schemas.ts'
import { limits } from '#contract/limits.ts'
import { spacedNumber } from '#web/lib/format/spaced-number.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MailText } from '#web/ui/mail-text.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { CannedAnswers } from './canned-answers.tsx'
import { useMarkRequest } from './use-mark-request.ts'

type Props = {
  opened: Case
  request: ContactRequest
  isSavingNote: boolean
  onSaveNote: (note: string) => void
}

/** A request for a call back: how to reach the person, what they wrote, and what came of it. */
export function ContactCase({ opened, request, isSavingNote, onSaveNote }: Props) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { run: mark, isPending } = useMarkRequest(request.id)
  const { note, owner } = opened
  return (
    <div className="stack">
      <p className="flex flex-wrap gap-x-4 [&_a]:min-w-0 [&_a]:wrap-anywhere">
        <a className="link tabular-nums" href={`tel:+91${request.mobile}`}>
          <Icon of={Phone} />
          +91 {spacedNumber(request.mobile)}
        </a>
        <a className="link" href={`mailto:${encodeURIComponent(request.email)}`}>
          <Icon of={Mail} />
          <MailText address={request.email} />
        </a>
      </p>
      <blockquote className="case__said" lang={langOf(request.query)}>
        {request.query}
      </blockquote>
      {request.isDone || owner?.isMe === false ? (
        <>
          {note !== '' && (
            <p className="whitespace-pre-line break-words">
              <b className="block">{t('contactRequests.note')}</b>
              {note}
            </p>
          )}
          {request.isDone && (
            <div>
              <Button
                kind="sec"
                icon={RotateCcw}
                loading={isPending}
                loadingText={t('contactRequests.saving')}
                onClick={() => void mark({ isDone: false })}
              >
                {t('contactRequests.markOpen')}
              </Button>
            </div>
          )}
        </>
      ) : (
        <ClosingForm
          opened={opened}
          isClosing={isPending}
          onClose={(text) => void mark({ isDone: true, note: text })}
          isSavingNote={isSavingNote}
          onSaveNote={onSaveNote}
        />
      )}
    </div>
  )
}

type ClosingProps = Omit<Props, 'request'> & {
  isClosing: boolean
  onClose: (note: string) => void
}

/** What came of a call: saved as a note, or to close the request with it. */
function ClosingForm({ opened, isClosing, onClose, isSavingNote, onSaveNote }: ClosingProps) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const field = useRef<HTMLTextAreaElement>(null)
  const [note, setNote] = useState(opened.note)
  const [isMissing, setMissing] = useState(false)

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
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        withNote(onClose)
      }}
    >
      <CannedAnswers answers={opened.cannedAnswers} onChoose={setNote} />
      <TextArea
        ref={field}
        name="answer"
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
          loading={isClosing}
          loadingText={t('contactRequests.saving')}
        >
          {t('contactRequests.markDone')}
        </Button>
        <Button
          kind="sec"
          icon={Save}
          loading={isSavingNote}
          disabled={note.trim() === opened.note}
          onClick={() => withNote(onSaveNote)}
        >
          {t('inbox.saveNote')}
        </Button>
      </div>
    </form>
  )
}
