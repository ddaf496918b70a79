import { topicNames } from '#contract/job-reviews/topics.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** What an admin wants changed in a job, or how many of its changes wait for one. */
export function ReviewNote({ job }: { job: FullJob }) {
  const { t } = useTranslation()
  const { state, changeRequest, pendingTopics } = job
  if (state === 'needs_changes' && changeRequest) {
    const topics = t.list(changeRequest.topics.map((topic) => t(topicNames[topic])))
    return <p className="text-small text-fg-2 mt-1">{t('dashboard.pleaseCheck', { topics })}</p>
  }
  if (pendingTopics.length === 0) return null
  return (
    <p className="text-small text-fg-2 mt-1">
      {t('dashboard.changesWait', { count: pendingTopics.length })}
    </p>
  )
}
