import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

type Props = { open: boolean; onClose: () => void; children: ReactNode }

/** The job's preview in a sheet, on phones. */
export function PreviewSheet({ open, onClose, children }: Props) {
  const { t } = useTranslation()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('jobForm.preview')}
      closeLabel={t('common.close')}
      isTinted
      footer={
        <Button size="lg" className="col-span-full" onClick={onClose}>
          {t('jobForm.goOnEditing')}
        </Button>
      }
    >
      {children}
      <p className="text-fg-2 text-small">{t('jobForm.previewHint')}</p>
    </Sheet>
  )
}
