import { useTranslation } from '#web/lib/translation.ts'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { ButtonKind } from '#web/ui/button-class.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { CodeField } from './code-field.tsx'
import { useCodeForm } from './use-code-form.ts'

type Props = {
  title: string
  text: string
  actLabel: string
  actKind?: ButtonKind
  /** @throws ApiError when the code is not taken */
  onCode: (code: string) => Promise<void>
  onCancel: () => void
}

/** Asks for a fresh code before something changes. */
export function CodeDialog({ title, text, actLabel, actKind = 'pri', onCode, onCancel }: Props) {
  const { t } = useTranslation()
  const form = useCodeForm(onCode)
  const [isRecovery, setRecovery] = useState(false)

  function changeKind() {
    setRecovery(!isRecovery)
    form.clear()
  }

  return (
    <Dialog
      open
      onClose={form.isBusy ? undefined : onCancel}
      title={title}
      align="start"
      describe={false}
    >
      <form className="stack" onSubmit={form.onSubmit} noValidate>
        <p>{text}</p>
        <CodeField {...form.field} isRecovery={isRecovery} />
        <p>
          <button type="button" className="link textbtn" onClick={changeKind}>
            {t(isRecovery ? 'secondFactor.useApp' : 'secondFactor.useRecovery')}
          </button>
        </p>
        <div className="dialog__acts dialog__acts--row">
          <Button
            type="submit"
            kind={actKind}
            loading={form.isBusy}
            loadingText={t('secondFactor.checking')}
          >
            {actLabel}
          </Button>
          <Button kind="sec" disabled={form.isBusy} onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
