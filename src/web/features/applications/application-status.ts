import { BadgeCheck, Ban, Hourglass } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { applicationStatuses } from '#contract/applications.ts'
import type { ApplicationStatus } from '#contract/applications.ts'
import type { MessageKey } from '#contract/sentences.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

type Look = {
  readonly label: MessageKey
  readonly news: MessageKey
  readonly tone: BadgeTone
  readonly icon: LucideIcon
  /** How many of the three stations are reached, from 0, and what the last is called. */
  readonly reached: 1 | 2
  readonly lastStation: MessageKey
  readonly isBad?: boolean
}

const applicationLooks = {
  waiting: {
    label: 'application.waiting',
    news: 'application.withHr',
    tone: 'warn',
    icon: Hourglass,
    reached: 1,
    lastStation: 'application.result',
  },
  shortlisted: {
    label: 'application.shortlisted',
    news: 'application.shortlistedNews',
    tone: 'ok',
    icon: BadgeCheck,
    reached: 2,
    lastStation: 'application.shortlisted',
  },
  rejected: {
    label: 'application.rejected',
    news: 'application.rejectedNews',
    tone: 'no',
    icon: Ban,
    reached: 2,
    lastStation: 'application.rejected',
    isBad: true,
  },
} as const satisfies Record<ApplicationStatus, Look>

/** The look of a status as it travels; an unknown one waits. */
export function lookOf(status: string | null | undefined): Look {
  const known = applicationStatuses.find((one) => one === status)
  return applicationLooks[known ?? 'waiting']
}
