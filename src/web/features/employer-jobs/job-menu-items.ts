import { CircleX, Copy, DoorOpen, Pause, Pencil, Play, Share2, UserRoundCheck } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { isEditable } from '#contract/job-reviews/topics.ts'
import { indiaDate } from '#contract/india-time.ts'
import { canCorrectJoined, employerActs, refusalOfAct } from '#contract/jobs/moves.ts'
import type { EmployerAct } from '#contract/jobs/moves.ts'
import { canPostAgain } from '#contract/jobs/rejections.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'

export type JobMenuAct = EmployerAct | 'edit' | 'joined' | 'share' | 'postAgain'

export type JobMenuItem = {
  readonly act: JobMenuAct
  readonly icon: LucideIcon
  readonly label: string
  readonly hint: string
  readonly isDanger?: boolean
  /** A line stands above it. */
  readonly startsGroup?: boolean
}

/** What can be done with a job now; the rest is left out. */
export function jobMenuItems(t: Translate, job: FullJob): JobMenuItem[] {
  const acts = employerActs
    .filter((act) => refusalOfAct(job, act) === undefined)
    .map((act) => itemOfAct(t, act, job))
  const share: JobMenuItem = {
    act: 'share',
    icon: Share2,
    label: t('jobMenu.share'),
    hint: t('jobMenu.shareHint'),
  }
  const postAgain: JobMenuItem = {
    act: 'postAgain',
    icon: Copy,
    label: t('jobMenu.postAgain'),
    hint: t('jobMenu.postAgainHint'),
  }
  const edit: JobMenuItem = {
    act: 'edit',
    icon: Pencil,
    label: t('jobMenu.edit'),
    hint: t('jobMenu.editHint'),
  }
  const joined: JobMenuItem = {
    act: 'joined',
    icon: UserRoundCheck,
    label: t('jobMenu.joined'),
    hint: t('jobMenu.joinedHint'),
  }
  const others = [
    ...(canSayJoined(job) ? [joined] : []),
    ...(isEditable(job.state) ? [edit] : []),
    ...(job.state === 'live' ? [share] : []),
    ...(canCopy(job) ? [postAgain] : []),
  ]
  const startsGroup = others.length > 0
  return [
    ...others,
    ...acts.map((item, index) => ({ ...item, startsGroup: startsGroup && index === 0 })),
  ]
}

const canSayJoined = ({ state, closedDate }: FullJob): boolean =>
  (state === 'filled' || state === 'closed') &&
  closedDate !== null &&
  canCorrectJoined(closedDate, indiaDate(new Date()))

/** An unpaid job is still to be paid, and the reason of a rejection may forbid another try. */
function canCopy({ state, rejection }: FullJob): boolean {
  if (state === 'unpaid') return false
  return (
    state !== 'rejected' ||
    (rejection !== null && rejection.isFinal && canPostAgain[rejection.reason])
  )
}

const looks = {
  pause: { icon: Pause, label: 'jobMenu.pause' },
  resume: { icon: Play, label: 'jobMenu.resume', hint: 'jobMenu.resumeHint' },
  fill: { icon: UserRoundCheck, label: 'jobMenu.fill', hint: 'jobMenu.fillHint' },
  close: { icon: CircleX, label: 'jobMenu.close', hint: 'jobMenu.closeHint' },
  reopen: { icon: DoorOpen, label: 'jobMenu.reopen', hint: 'jobMenu.reopenHint' },
} as const

function itemOfAct(t: Translate, act: EmployerAct, { pauseDaysLeft }: FullJob): JobMenuItem {
  const { icon, label } = looks[act]
  const hint = act === 'pause' ? pauseHint(t, pauseDaysLeft) : t(looks[act].hint)
  return { act, icon, label: t(label), hint, isDanger: act === 'close' }
}

const pauseHint = (t: Translate, count: number): string =>
  count > 0 ? t('jobMenu.pauseHint', { count }) : t('jobMenu.pauseHintRunning')
