import {
  CalendarPlus,
  ChartColumn,
  CircleX,
  Copy,
  DoorOpen,
  Pause,
  Pencil,
  Play,
  Share2,
  UserRoundCheck,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { isEditable } from '#contract/job-reviews/topics.ts'
import { indiaDate } from '#contract/india-time.ts'
import { canCorrectJoined, refusalOfAct } from '#contract/jobs/moves.ts'
import type { EmployerAct } from '#contract/jobs/moves.ts'
import { isTooEarlyToRenew, refusalOfRenewal } from '#contract/jobs/renewals.ts'
import { canPostAgain } from '#contract/jobs/rejections.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { isClosedByEmployer } from '#contract/jobs/states.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { TeamAct } from '#contract/team/roles.ts'
import { planCharge, validDays } from '#contract/payments/pricing.ts'
import { jobDate } from '#web/lib/format/job-date.ts'
import { rupees } from '#web/lib/format/money.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'
import type { MenuEntry } from '#web/ui/action-menu-entry.tsx'

export type JobMenuAct =
  | EmployerAct
  | 'edit'
  | 'joined'
  | 'share'
  | 'statistics'
  | 'postAgain'
  | 'renew'

export type JobMenuItem = MenuEntry & { readonly act: JobMenuAct }

type Row = {
  readonly act: JobMenuAct
  readonly icon: LucideIcon
  readonly label: MessageKey
  readonly hint: MessageKey | ((t: Translate, job: FullJob) => string)
  /** The key that chooses it while the menu is open. */
  readonly shortcut?: string
  /** Entries that move the job stand below a line. */
  readonly group: 'post' | 'move'
  readonly isDanger?: boolean
  /** What a member of a team must be allowed to do; 'hire' without it. */
  readonly needs?: TeamAct
  readonly isOffered: (job: FullJob) => boolean
  /** It is shown but can't be chosen now; the hint says why. */
  readonly isDisabled?: (job: FullJob) => boolean
}

const isOpenTo =
  (act: EmployerAct) =>
  (job: FullJob): boolean =>
    refusalOfAct(job, act) === undefined

/** Every entry of a job's menu, in its order. What cannot be done now is left out. */
const rows: readonly Row[] = [
  {
    act: 'joined',
    icon: UserRoundCheck,
    label: 'jobMenu.joined',
    hint: 'jobMenu.joinedHint',
    group: 'post',
    isOffered: canSayJoined,
  },
  {
    act: 'edit',
    icon: Pencil,
    label: 'jobMenu.edit',
    hint: 'jobMenu.editHint',
    shortcut: 'E',
    group: 'post',
    isOffered: ({ state }) => isEditable(state),
  },
  {
    act: 'share',
    icon: Share2,
    label: 'jobMenu.share',
    hint: 'jobMenu.shareHint',
    shortcut: 'S',
    group: 'post',
    needs: 'see',
    isOffered: ({ state }) => state === 'live',
  },
  {
    act: 'statistics',
    icon: ChartColumn,
    label: 'jobMenu.statistics',
    hint: 'jobMenu.statisticsHint',
    shortcut: 'T',
    group: 'post',
    needs: 'see',
    // A job has a last day from the moment it first goes live.
    isOffered: ({ ExpiryDate }) => jobDate(ExpiryDate) !== undefined,
  },
  {
    act: 'postAgain',
    icon: Copy,
    label: 'jobMenu.postAgain',
    hint: 'jobMenu.postAgainHint',
    shortcut: 'C',
    group: 'post',
    isOffered: canCopy,
  },
  {
    act: 'renew',
    icon: CalendarPlus,
    label: 'jobMenu.renew',
    hint: renewHint,
    shortcut: 'N',
    group: 'post',
    isOffered: (job) => refusalOfRenewal(renewable(job)) === undefined,
    isDisabled: isTooEarly,
  },
  {
    act: 'pause',
    icon: Pause,
    label: 'jobMenu.pause',
    hint: pauseHint,
    shortcut: 'P',
    group: 'move',
    isOffered: isOpenTo('pause'),
  },
  {
    act: 'resume',
    icon: Play,
    label: 'jobMenu.resume',
    hint: 'jobMenu.resumeHint',
    shortcut: 'P',
    group: 'move',
    isOffered: isOpenTo('resume'),
  },
  {
    act: 'fill',
    icon: UserRoundCheck,
    label: 'jobMenu.fill',
    hint: 'jobMenu.fillHint',
    shortcut: 'F',
    group: 'move',
    isOffered: isOpenTo('fill'),
  },
  {
    act: 'close',
    icon: CircleX,
    label: 'jobMenu.close',
    hint: 'jobMenu.closeHint',
    group: 'move',
    isDanger: true,
    isOffered: isOpenTo('close'),
  },
  {
    act: 'reopen',
    icon: DoorOpen,
    label: 'jobMenu.reopen',
    hint: 'jobMenu.reopenHint',
    group: 'move',
    isOffered: isOpenTo('reopen'),
  },
]

/** `may` says what the viewer's role in the team allows. */
export function jobMenuItems(
  t: Translate,
  job: FullJob,
  may: (act: TeamAct) => boolean,
): JobMenuItem[] {
  const offered = rows.filter(({ isOffered, needs = 'hire' }) => may(needs) && isOffered(job))
  return offered.map(({ act, icon, label, hint, shortcut, group, isDanger, isDisabled }, index) => {
    const before = offered[index - 1]
    return {
      key: act,
      act,
      icon,
      label: t(label),
      hint: typeof hint === 'string' ? t(hint) : hint(t, job),
      shortcut,
      isDanger,
      isDisabled: isDisabled?.(job),
      startsGroup: before !== undefined && before.group !== group,
    }
  })
}

function canSayJoined({ state, closedDate }: FullJob): boolean {
  if (!isClosedByEmployer(state) || closedDate === null) return false
  return canCorrectJoined(closedDate, indiaDate(new Date()))
}

/** An unpaid job is still to be paid, and the reason of a rejection may forbid another try. */
function canCopy({ state, rejection }: FullJob): boolean {
  if (state === 'unpaid') return false
  return (
    state !== 'rejected' ||
    (rejection !== null && rejection.isFinal && canPostAgain[rejection.reason])
  )
}

function pauseHint(t: Translate, { pauseDaysLeft: count }: FullJob): string {
  return count > 0 ? t('jobMenu.pauseHint', { count }) : t('jobMenu.pauseHintRunning')
}

const renewable = ({ state, isRefunded, ExpiryDate }: FullJob) => ({
  state,
  isRefunded,
  endDay: jobDate(ExpiryDate) === undefined ? undefined : ExpiryDate,
})

function isTooEarly(job: FullJob): boolean {
  return isTooEarlyToRenew(renewable(job), indiaDate(new Date()))
}

function renewHint(t: Translate, job: FullJob): string {
  if (isTooEarly(job)) return t('renewal.tooEarly')
  const [days, price] = [validDays('basic'), rupees(planCharge('basic').totalRupees)]
  return job.state === 'live'
    ? t('jobMenu.renewHint', { days, price, day: jobDate(job.ExpiryDate) })
    : t('jobMenu.renewHintEnded', { days, price })
}
