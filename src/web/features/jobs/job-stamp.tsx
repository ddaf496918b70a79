import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { JobState } from '#contract/jobs/states.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { NoticeTone } from '#web/ui/notice.tsx'
import './job-stamp.css'

type Over = {
  readonly stamp: MessageKey
  readonly look: 'over' | 'warn' | 'no'
  readonly tone: NoticeTone
  readonly title: MessageKey
  readonly text: MessageKey
}

const closed: Over = {
  stamp: 'job.stamp.closed',
  look: 'over',
  tone: 'info',
  title: 'job.over.closed',
  text: 'job.closedTip',
}
const held: Over = {
  stamp: 'job.stamp.held',
  look: 'no',
  tone: 'error',
  title: 'job.over.held',
  text: 'job.over.heldText',
}

/** What those who applied read of a job that is not open. Other states are not shown to them. */
const overs: Partial<Record<JobState, Over>> = {
  filled: {
    stamp: 'job.stamp.filled',
    look: 'over',
    tone: 'info',
    title: 'job.over.filled',
    text: 'job.closedTip',
  },
  closed,
  expired: closed,
  paused: {
    stamp: 'job.stamp.paused',
    look: 'warn',
    tone: 'warn',
    title: 'job.over.paused',
    text: 'job.over.pausedText',
  },
  waiting: held,
  needs_changes: held,
}

/** The rubber stamp over the head of a job that is not open. */
export function JobStamp({ state }: { state: JobState }) {
  const { t } = useTranslation()
  const over = overs[state]
  if (!over) return null
  return <span className={`stamp stamp--${over.look}`}>{t(over.stamp)}</span>
}

/** Says what the stamp means. */
export function JobOver({ state }: { state: JobState }) {
  const { t } = useTranslation()
  const over = overs[state]
  if (!over) return null
  return (
    <Notice tone={over.tone}>
      <p className="font-bold">{t(over.title)}</p>
      <p>{t(over.text)}</p>
    </Notice>
  )
}
