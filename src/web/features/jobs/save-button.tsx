import { Heart } from 'lucide-react'
import type { LabelledJobCard } from '#contract/jobs/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useSessionType } from '#web/lib/session.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useSaving } from './use-saving.ts'

interface SaveButtonProps {
  job: Pick<LabelledJobCard, 'id' | 'jobTitle'>
  /** Runs when the account knows of the change. */
  onChanged?: () => void
}

/** The heart of a job: candidates and visitors save it, or take that back. */
export function SaveButton({ job, onChanged }: SaveButtonProps) {
  const { t } = useTranslation()
  const session = useSessionType()
  const { isSaved, toggle } = useSaving(job.id, onChanged)
  if (session === 'employee' || session === 'admin') return null
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isSaved}
      aria-label={t('job.save', { title: job.jobTitle })}
      onClick={toggle}
    >
      <Icon of={Heart} size="l" />
    </button>
  )
}
