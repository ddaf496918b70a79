import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

type Props = { open: boolean; onClose: () => void; children: ReactNode }

/** The preview of a job on a phone. */
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
      <p className="t2 small">{t('jobForm.previewHint')}</p>
    </Sheet>
  )
}
