import { createHmac, randomInt } from 'node:crypto'
import type { CodeChannel } from '#contract/accounts/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { latestPast } from '#server/lib/clock.ts'
import { toAsciiDigits } from './phone.rules.ts'

export const newLoginCode = (): string =>
  String(randomInt(10 ** limits.loginCodeDigits)).padStart(limits.loginCodeDigits, '0')

/** The hash is keyed because six-digit codes are easy to enumerate, and bound to the number. */
export function hashLoginCode(secret: string, phone: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`${phone} ${code}`).digest()
}

/** Normalizes a typed or pasted code to ASCII digits. */
export function readLoginCode(typed: string): string {
  return toAsciiDigits(typed).replace(/[\s\p{Z}\p{Pd}\p{Cf}]/gu, '')
}

export function canBeLoginCode(code: string): boolean {
  return code.length === limits.loginCodeDigits && /^\d+$/.test(code)
}

/** The codes sent to one number. */
export type SendHistory = {
  readonly sentAt: Date
  readonly nextSendAt: Date
  readonly sendCount: number
  readonly dayStartedAt: Date
  readonly sentInDay: number
}

type SendDecision =
  | { readonly allowed: true; readonly history: SendHistory; readonly resendAfterSeconds: number }
  | { readonly allowed: false; readonly retryAfterSeconds: number }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * Decides whether another code may be sent to a number now, and returns the updated history. Once the
 * daily limit is reached the wait is 15 minutes and not a block, because anybody can use up the codes
 * of any number. A code with a send time in the future (the clock was corrected since) causes no wait.
 */
export function decideSend(
  history: SendHistory | undefined,
  now: Date,
  perDay: number,
): SendDecision {
  if (history && now < history.nextSendAt && history.sentAt <= latestPast(now)) {
    const waitMs = history.nextSendAt.getTime() - now.getTime()
    return { allowed: false, retryAfterSeconds: Math.ceil(waitMs / 1000) }
  }
  const isSameDay = history && now.getTime() < history.dayStartedAt.getTime() + dayMs
  const sentInDay = (isSameDay ? history.sentInDay : 0) + 1
  const sendCount = (history && isConsecutive(history, now) ? history.sendCount : 0) + 1
  const resendAfterSeconds =
    sentInDay >= perDay ? limits.loginCodeLateWaitSeconds : waitAfter(sendCount)
  return {
    allowed: true,
    resendAfterSeconds,
    history: {
      sentAt: now,
      nextSendAt: new Date(now.getTime() + resendAfterSeconds * 1000),
      sendCount,
      dayStartedAt: isSameDay ? history.dayStartedAt : now,
      sentInDay,
    },
  }
}

const isConsecutive = (history: SendHistory, now: Date): boolean =>
  now.getTime() - history.sentAt.getTime() < limits.loginCodeResendResetMinutes * minuteMs

function waitAfter(sendCount: number): number {
  const steps = limits.loginCodeResendSeconds
  return steps[Math.min(sendCount, steps.length) - 1] ?? 0
}

/** The channels allowed for the next code, after `sendCount` consecutive codes. */
export const channelsAfter = (
  sendCount: number,
  hasSecondChannel: boolean,
): readonly CodeChannel[] =>
  hasSecondChannel && sendCount >= limits.loginCodesBeforeSecondChannel
    ? ['sms', 'whatsapp']
    : ['sms']

/** The number without its last digits. All numbers of a block share this prefix. */
export const prefixOf = (phone: string): string => phone.slice(0, -limits.loginCodePrefixRestDigits)
