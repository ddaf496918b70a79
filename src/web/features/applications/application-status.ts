import { BadgeCheck, Ban, Hourglass } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { applicationStatuses } from '#contract/applications/states.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

type Look = {
  readonly label: MessageKey
  readonly news: MessageKey
  readonly tone: BadgeTone
  readonly icon: LucideIcon
  /** The number of stations reached, from 0, and the label of the last one. */
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
    tone: 'success',
    icon: BadgeCheck,
    reached: 2,
    lastStation: 'application.shortlisted',
  },
  rejected: {
    label: 'application.rejected',
    news: 'application.rejectedNews',
    tone: 'error',
    icon: Ban,
    reached: 2,
    lastStation: 'application.rejected',
    isBad: true,
  },
} as const satisfies Record<ApplicationStatus, Look>

/** The look of a status from the API. A status that this build does not know looks like a waiting one. */
export function lookOf(status: string | null | undefined): Look {
  const match = applicationStatuses.find((one) => one === status)
  return applicationLooks[match ?? 'waiting']
}
