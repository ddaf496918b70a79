import { indiaTime, startOfIndiaDay } from '#contract/india-time.ts'
import type { JobStatus } from '#contract/jobs/states.ts'
import { limits } from '#server/lib/limits.ts'
import { isTextChannel, ruleOf } from '#contract/messages/events.ts'
import { isOnByDefault } from '#contract/messages/settings.ts'
import type { Channel, EventName, Purpose } from '#contract/messages/events.ts'
import type { DeliveryReason } from '#contract/messages/states.ts'

type Facts = {
  readonly event: EventName
  readonly channel: Channel
  readonly createdAt: Date
  readonly isGone: boolean
  readonly email: string
  /** Of the account's sign-in, so that it is verified. */
  readonly phone: string
  readonly purpose: Purpose
  /** Null when the person never chose. */
  readonly isOn: boolean | null
  readonly jobStatus: JobStatus | null
  readonly jobEndsAt: Date | null
}

const lifeHoursOf: Readonly<Record<Channel, number>> = {
  push: limits.pushLifeHours,
  sms: limits.textLifeHours,
  whatsapp: limits.textLifeHours,
  // Their tries end by themselves.
  mail: Infinity,
}

/** Why a delivery is no longer needed; undefined when it is. */
export function suppressionOf(facts: Facts, now: Date): DeliveryReason | undefined {
  if (facts.isGone) return 'accountGone'
  if (!(facts.isOn ?? isOnByDefault(facts))) return 'stopped'
  const ageHours = (now.getTime() - facts.createdAt.getTime()) / 3_600_000
  if (ageHours > lifeHoursOf[facts.channel]) return 'tooLate'
  if (facts.channel === 'mail' && facts.email === '') return 'noAddress'
  if (isTextChannel(facts.channel) && facts.phone === '') return 'noAddress'
  const { whileJobIs } = ruleOf(facts.event)
  if (whileJobIs === undefined) return undefined
  const hasEnded = facts.jobEndsAt !== null && facts.jobEndsAt <= now
  const isStill = facts.jobStatus === whileJobIs && !(whileJobIs === 'accepted' && hasEnded)
  return isStill ? undefined : 'outdated'
}

/** The seconds until the quiet hours in India are over; 0 outside of them. */
export function secondsOfQuiet(now: Date): number {
  const { quietFromHour, quietUntilHour } = limits
  const hour = Number(indiaTime(now).slice(0, 2))
  if (hour >= quietUntilHour && hour < quietFromHour) return 0
  const endHour = hour < quietUntilHour ? quietUntilHour : 24 + quietUntilHour
  const end = startOfIndiaDay(now).getTime() + endHour * 3_600_000
  return Math.ceil((end - now.getTime()) / 1000)
}
