import { Mic, Square, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { assessmentCalls } from '#contract/assessment-calls.ts'
import type { TypingLanguage } from '#contract/typing-tests/languages.ts'
import type { VoiceNote } from '#contract/voice-notes/schemas.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { toFormData } from '#web/lib/forms/form-data.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { useRecorder } from './use-recorder.ts'
import type { Recording } from './use-recorder.ts'

export interface VoiceAnswerProps {
  language: TypingLanguage
  /** The seconds of the note, or '' without one. */
  onKnown?: ((answer: string) => void) | undefined
}

/** The person's voice note, and the way to record it anew. */
export function VoiceAnswer({ language, onKnown }: VoiceAnswerProps) {
  const { t } = useTranslation()
  const { note, setNote } = useNote(language, onKnown)
  const save = useMutation({
    call: (api, { file, seconds }: Recording) =>
      api.call(assessmentCalls.saveVoiceNote, {
        form: toFormData({ language, seconds: String(seconds), voice: file }),
      }),
    toastId: 'voice',
    onSuccess: (reply) => setNote(reply.note),
    errorText: (error) => error.firstFieldMessage,
    revalidate: 'onSuccess',
  })
  const remove = useMutation({
    call: (api) => api.call(assessmentCalls.deleteVoiceNote, { body: { language } }),
    toastId: 'voice',
    successText: () => t('voice.deleted'),
    onSuccess: () => setNote(null),
    revalidate: 'onSuccess',
  })
  const recorder = useRecorder((recording) => void save.run(recording))
  const { phase, secondsLeft, problem } = recorder

  if (save.isPending || phase === 'stopping') {
    return <output aria-busy="true">{t('voice.sending')}</output>
  }
  if (phase === 'recording') {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p role="timer">{t('voice.recording', { seconds: secondsLeft })}</p>
        <Button kind="danger" size="sm" icon={Square} onClick={recorder.stop}>
          {t('voice.stop')}
        </Button>
      </div>
    )
  }
  return (
    <div className="stack gap-2">
      {note && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes down what people say of themselves
        <audio
          controls
          preload="none"
          className="w-full"
          aria-label={t('voice.listen')}
          src={note.url}
        />
      )}
      {problem && (
        <Notice tone="error">
          <p role="alert">{t(problem === 'denied' ? 'voice.denied' : 'voice.notHere')}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="sec" size="sm" icon={Mic} onClick={recorder.start}>
          {t(note ? 'voice.recordAgain' : 'voice.record')}
        </Button>
        {note && (
          <Button
            kind="quiet"
            size="sm"
            icon={Trash2}
            loading={remove.isPending}
            onClick={() => void remove.run()}
          >
            {t('voice.delete')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The note that counts; undefined until it is known, and without a connection. */
function useNote(language: TypingLanguage, onKnown: VoiceAnswerProps['onKnown']) {
  const api = useApi()
  const [note, setNote] = useState<VoiceNote | null>()
  useEffect(() => {
    const controller = new AbortController()
    api
      .call(assessmentCalls.readVoiceNote, { query: { language }, signal: controller.signal })
      .then((reply) => setNote(reply.note))
      .catch((error: unknown) => {
        if (!controller.signal.aborted && !(error instanceof ApiError)) throw error
      })
    return () => controller.abort()
  }, [api, language])
  const tell = useEffectEvent((answer: string) => onKnown?.(answer))
  const seconds = note?.seconds
  useEffect(() => {
    if (note !== undefined) tell(seconds === undefined ? '' : String(seconds))
  }, [note, seconds])
  return { note, setNote }
}
