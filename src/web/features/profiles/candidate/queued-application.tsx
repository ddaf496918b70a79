import { useTranslation } from '#web/lib/i18n/translation.ts'
import { EmptyBoard } from '#web/art/empty-board.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Replaces the form until the browser is online again. */
export function QueuedApplication({ jobTitle }: { jobTitle: string }) {
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
