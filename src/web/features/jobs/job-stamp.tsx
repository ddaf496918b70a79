import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { ClosedReason } from '#contract/jobs/states.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { NoticeTone } from '#web/ui/notice.tsx'
import './job-stamp.css'

type Closed = {
  readonly stamp: MessageKey
  readonly look: 'over' | 'warn' | 'no'
  readonly tone: NoticeTone
  readonly title: MessageKey
  readonly text: MessageKey
}

/** What candidates and strangers read of a job that is not open. */
export const closedTexts: Readonly<Record<ClosedReason, Closed>> = {
  filled: {
    stamp: 'job.stamp.filled',
    look: 'over',
    tone: 'info',
    title: 'job.over.filled',
    text: 'job.closedTip',
  },
  closed: {
    stamp: 'job.stamp.closed',
    look: 'over',
    tone: 'info',
    title: 'job.over.closed',
    text: 'job.closedTip',
  },
  paused: {
    stamp: 'job.stamp.paused',
    look: 'warn',
    tone: 'warn',
    title: 'job.over.paused',
    text: 'job.over.pausedText',
  },
  held: {
    stamp: 'job.stamp.held',
    look: 'no',
    tone: 'error',
    title: 'job.over.held',
    text: 'job.over.heldText',
  },
}

type StampProps = {
  reason: ClosedReason
  /** Stands in the text instead of over the head of a job. */
  inText?: boolean | undefined
}

/** The rubber stamp of a job that is not open. */
export function JobStamp({ reason, inText = false }: StampProps) {
  const { t } = useTranslation()
  const { stamp, look } = closedTexts[reason]
  return (
    <span className={cx('stamp', `stamp--${look}`, inText && 'stamp--in-text')}>{t(stamp)}</span>
  )
}

/** Says what the stamp means. */
export function JobOver({ reason }: { reason: ClosedReason }) {
  const { t } = useTranslation()
  const { tone, title, text } = closedTexts[reason]
  return (
    <Notice tone={tone}>
      <p className="font-bold">{t(title)}</p>
      <p>{t(text)}</p>
    </Notice>
  )
}
