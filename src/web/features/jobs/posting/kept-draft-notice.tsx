import { useTranslation } from '#web/lib/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Says where the answers come from, and lets go of them. */
export function KeptDraftNotice({ onStartAfresh }: { onStartAfresh: () => void }) {
  const { t } = useTranslation()
  return (
    <Notice className="mb-4">
      <div className="row row--wrap between">
        <p>{t('jobForm.draftKept')}</p>
        <Button kind="quiet" size="sm" onClick={onStartAfresh}>
          {t('jobForm.startAfresh')}
        </Button>
      </div>
    </Notice>
  )
}
