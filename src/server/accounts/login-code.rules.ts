import { createHmac, randomInt } from 'node:crypto'
import type { CodeChannel } from '#contract/accounts.ts'
import { limits } from '#contract/limits.ts'
import { latestPast } from '../lib/clock.ts'
import { toAsciiDigits } from './phone.rules.ts'

export const newLoginCode = (): string =>
  String(randomInt(10 ** limits.loginCodeDigits)).padStart(limits.loginCodeDigits, '0')

/** Keyed, because all six-digit codes can be tried in a moment; bound to its number. */
export function hashLoginCode(secret: string, phone: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`${phone} ${code}`).digest()
}

/** A code as typed or pasted, in plain digits. */
export function readLoginCode(typed: string): string {
  return toAsciiDigits(typed).replace(/[\s\p{Z}\p{Pd}\p{Cf}]/gu, '')
}

export function canBeLoginCode(code: string): boolean {
  return code.length === limits.loginCodeDigits && /^\d+$/.test(code)
}

/** What is known of the codes sent to a number. */
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
 * Whether another code may be sent to a number now, and what is known of it afterwards. Once the
 * day's codes are used up the wait is a quarter of an hour and no more: anybody can use them up. What was sent in the
 * future was sent before the clock was put right, and makes nobody wait.
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
  const sendCount = (history && isInARow(history, now) ? history.sendCount : 0) + 1
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

const isInARow = (history: SendHistory, now: Date): boolean =>
  now.getTime() - history.sentAt.getTime() < limits.loginCodeResendResetMinutes * minuteMs

function waitAfter(sendCount: number): number {
  const steps = limits.loginCodeResendSeconds
  return steps[Math.min(sendCount, steps.length) - 1] ?? 0
}

/** How a code may come that follows so many in a row. */
export const channelsAfter = (
  sendCount: number,
  hasSecondChannel: boolean,
): readonly CodeChannel[] =>
  hasSecondChannel && sendCount >= limits.loginCodesBeforeSecondChannel
    ? ['sms', 'whatsapp']
    : ['sms']

/** All of a number but its last digits: the numbers of a block share it. */
export const prefixOf = (phone: string): string => phone.slice(0, -limits.loginCodePrefixRestDigits)
