import type { Role } from '#contract/accounts/roles.ts'
import { channels, eventNames, purposes, ruleOf } from './events.ts'
import type { Channel, Purpose } from './events.ts'

/** How often an employer is told of new applicants. */
export const applicantNews = ['atOnce', 'daily', 'never'] as const
export type ApplicantNews = (typeof applicantNews)[number]

/** What 'Stop all alerts' ends. All else is news of what the person did, and of the account. */
export const alertPurposes = ['alerts', 'news'] as const satisfies readonly Purpose[]

export const isAlert = ({ purpose }: Choice): boolean =>
  alertPurposes.some((each) => each === purpose)

export type Choice = { readonly purpose: Purpose; readonly channel: Channel }

/** What a person of this role can choose: each way by which any event of a purpose may leave the site. */
export function choicesOf(role: Role, usable: readonly Channel[]): Choice[] {
  const rules = eventNames.map((event) => ruleOf(event)).filter(({ to }) => to === role)
  return purposes.flatMap((purpose) =>
    channels
      .filter((channel) => usable.includes(channel))
      .filter((channel) =>
        rules.some((rule) => rule.purpose === purpose && rule.channels.includes(channel)),
      )
      .map((channel) => ({ purpose, channel })),
  )
}

/**
 * Whether a channel is on for a person who never chose. WhatsApp asks for consent first, and so do
 * all texts that advertise.
 */
export function isOnByDefault({ purpose, channel }: Choice): boolean {
  if (channel === 'whatsapp') return false
  return channel !== 'sms' || (purpose !== 'alerts' && purpose !== 'news')
}
