import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useState } from 'react'
import type { Api } from '#web/lib/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonKind } from '#web/ui/button-class.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { CodeField } from './code-field.tsx'
import { useCodeForm } from './use-code-form.ts'

type Props = {
  title: string
  text: string
  actionLabel: string
  actionKind?: ButtonKind
  call: (api: Api, code: string) => Promise<void>
  onCancel: () => void
}

/** Requests a fresh code before a change. */
export function CodeDialog({
  title,
  text,
  actionLabel,
  actionKind = 'pri',
  call,
  onCancel,
}: Props) {
  const { t } = useTranslation()
  const form = useCodeForm({ call })
  const [isRecovery, setRecovery] = useState(false)

  function changeKind() {
    setRecovery(!isRecovery)
    form.clear()
  }

  return (
    <Dialog
      open
      onClose={form.isPending ? undefined : onCancel}
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
        <div className="dialog__actions dialog__actions--row">
          <Button
            type="submit"
            kind={actionKind}
            loading={form.isPending}
            loadingText={t('secondFactor.checking')}
          >
            {actionLabel}
          </Button>
          <Button kind="sec" disabled={form.isPending} onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
