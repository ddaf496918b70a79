import { Save } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type Props = { note: string; isSaving: boolean; onSave: (note: string) => void }

/** What our team notes on a case. */
export function CaseNote({ note, isSaving, onSave }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(note)
  return (
    <div className="stack">
      <TextArea
        name="case-note"
        label={t('inbox.note')}
        hint={t('inbox.noteHint')}
        rows={2}
        maxLength={limits.longText}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button
          kind="sec"
          size="sm"
          icon={Save}
          loading={isSaving}
          disabled={text.trim() === note}
          onClick={() => onSave(text)}
        >
          {t('inbox.saveNote')}
        </Button>
      </div>
    </div>
  )
}
