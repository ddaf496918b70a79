import { useTranslation } from '#web/lib/translation.ts'
import { EmptyBoard } from '#web/art/empty-board.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** In the form's place, until the line is back. */
export function KeptApplication({ jobTitle }: { jobTitle: string }) {
  const { t } = useTranslation()
  return (
    <div className="wrap py-8" aria-live="polite">
      <EmptyState
        headingLevel="h1"
        art={<EmptyBoard />}
        title={jobTitle}
        text={t('offline.applicationKept')}
      />
    </div>
  )
}
