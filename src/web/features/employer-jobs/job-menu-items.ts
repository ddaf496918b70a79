import { CircleX, Copy, DoorOpen, Pause, Play, Share2, UserRoundCheck } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { employerActs, refusalOfAct } from '#contract/jobs/moves.ts'
import type { EmployerAct } from '#contract/jobs/moves.ts'
import { canPostAgain } from '#contract/jobs/rejections.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'

export type JobMenuAct = EmployerAct | 'share' | 'postAgain'

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
  const others: JobMenuItem[] = [
    ...(job.state === 'live'
      ? [
          {
            act: 'share' as const,
            icon: Share2,
            label: t('jobMenu.share'),
            hint: t('jobMenu.shareHint'),
          },
        ]
      : []),
    ...(canCopy(job)
      ? [
          {
            act: 'postAgain' as const,
            icon: Copy,
            label: t('jobMenu.postAgain'),
            hint: t('jobMenu.postAgainHint'),
          },
        ]
      : []),
  ]
  const startsGroup = others.length > 0
  return [
    ...others,
    ...acts.map((item, index) => ({ ...item, startsGroup: startsGroup && index === 0 })),
  ]
}

/** An unpaid job is still to be paid, and the reason of a rejection may forbid another try. */
function canCopy({ state, rejection }: FullJob): boolean {
  if (state === 'unpaid') return false
  return (
    state !== 'rejected' ||
    (rejection !== null && rejection.isFinal && canPostAgain[rejection.reason])
  )
}

function itemOfAct(t: Translate, act: EmployerAct, { pauseDaysLeft }: FullJob): JobMenuItem {
  switch (act) {
    case 'pause':
      return {
        act,
        icon: Pause,
        label: t('jobMenu.pause'),
        hint:
          pauseDaysLeft > 0
            ? t('jobMenu.pauseHint', { count: pauseDaysLeft })
            : t('jobMenu.pauseHintRunning'),
      }
    case 'resume':
      return { act, icon: Play, label: t('jobMenu.resume'), hint: t('jobMenu.resumeHint') }
    case 'fill':
      return { act, icon: UserRoundCheck, label: t('jobMenu.fill'), hint: t('jobMenu.fillHint') }
    case 'close':
      return {
        act,
        icon: CircleX,
        label: t('jobMenu.close'),
        hint: t('jobMenu.closeHint'),
        isDanger: true,
      }
    case 'reopen':
      return { act, icon: DoorOpen, label: t('jobMenu.reopen'), hint: t('jobMenu.reopenHint') }
  }
}
