import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Shows that the values come from a draft on this device, and can delete the draft. */
export function SavedDraftNotice({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useTranslation()
  return (
    <Notice className="mb-4">
      <div className="flex items-center gap-3 flex-wrap justify-between">
        <p>{t('jobForm.draftKept')}</p>
        <Button kind="quiet" size="sm" onClick={onStartOver}>
          {t('jobForm.startAfresh')}
        </Button>
      </div>
    </Notice>
  )
}
