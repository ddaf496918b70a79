import { z } from 'zod'
import { isCalendarDate } from './india-time.ts'
import { limits } from './limits.ts'
import { indianStates } from '#contract/places/indian-states.ts'
import { pincodePattern } from '#contract/places/pincode.ts'
import type { MessageKey } from './i18n/message-keys.ts'

/*
 * Schemas of form fields. Messages are keys of the catalogue, so that one schema serves both sides and
 * all languages. The error handler translates them.
 */

/** Text that Postgres can store: no NUL, no lone surrogates. */
export const isStorableText = (text: string) => text.isWellFormed() && !text.includes('\0')

const tooLong: MessageKey = 'validation.tooLong'
const invalid: MessageKey = 'validation.invalid'

/** Required text. Surrounding spaces are trimmed. */
export function requiredText(missing: MessageKey, maxLength: number = limits.shortText) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .max(maxLength, { error: tooLong })
    .refine(isStorableText, { error: invalid })
}

/** Optional text; '' when it is missing. */
export function optionalText(maxLength: number = limits.shortText) {
  return z
    .string({ error: invalid })
    .trim()
    .max(maxLength, { error: tooLong })
    .refine(isStorableText, { error: invalid })
    .default('')
}

/** An address of the form x@y.z. */
const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/

export function emailAddress(missing: MessageKey, malformed: MessageKey) {
  return requiredText(missing, limits.emailLength).regex(emailPattern, { error: malformed })
}

/** An Indian mobile number without country code: ten digits. `startsWith` limits the first digit. */
export function mobileNumber(
  missing: MessageKey,
  malformed: MessageKey,
  pattern: RegExp = /^\d{10}$/,
) {
  return requiredText(missing).regex(pattern, { error: malformed })
}

export function pincode(missing: MessageKey, malformed: MessageKey) {
  return requiredText(missing).regex(pincodePattern, { error: malformed })
}

export function stateName(missing: MessageKey) {
  return z.enum(indianStates, { error: missing })
}

/** Search text. Characters that Postgres cannot store are refused. */
export function searchText(maxLength: number = limits.shortText) {
  return z.string().max(maxLength).refine(isStorableText)
}

/** The words of an admin for our team. */
export const noteText = z.string().trim().max(limits.longText).refine(isStorableText)

/** A calendar day, `yyyy-MM-dd`, that exists. */
export function calendarDate(missing: MessageKey) {
  // Aborts, so that later refinements only get valid days.
  return requiredText(missing).refine(isCalendarDate, { error: missing, abort: true })
}

/** Where a list goes on, as the server has written it. */
export const cursorSchema = z.string().max(limits.addressLength)

/** The page size of a list that is not a search. */
export const listLimit = z.coerce.number().int().min(1).max(limits.listMax)
