import { EmptySlip } from '#web/art/empty-slip.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** No job fits what the list is narrowed to. */
export function NoneFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="slip">
      <EmptyState
        headingLevel="h3"
        art={<EmptySlip />}
        title={t('dashboard.noneFound')}
        text={t('dashboard.noneFoundHint')}
        action={
          <Button kind="sec" onClick={onClear}>
            {t('dashboard.showAll')}
          </Button>
        }
      />
    </div>
  )
}
