import { z } from 'zod'
import { isCalendarDate } from './india-time.ts'
import { limits } from './limits.ts'
import { findOptionValue } from './options.ts'
import type { Option } from './options.ts'
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

/** The value of an option, as our own calls carry it. */
export const optionValue = <Value extends string>(options: readonly Option<Value>[]) =>
  z.enum(options.map(({ value }) => value))

/** A required choice. Accepts the value or its label, and returns the value. */
export function requiredOption<Value extends string>(
  options: readonly Option<Value>[],
  missing: MessageKey,
) {
  return z
    .string({ error: missing })
    .transform((text, context) => toOptionValue(options, text, missing, context))
}

/** A choice with a default. */
export function optionWithDefault<Value extends string, Fallback extends Value | null>(
  options: readonly Option<Value>[],
  fallback: Fallback,
) {
  return z
    .string({ error: invalid })
    .default('')
    .transform((text, context) =>
      text.trim() === '' ? fallback : toOptionValue(options, text, invalid, context),
    )
}

/** Any number of choices: a list, a single one, or nothing. Duplicates are removed. */
export function optionList<Value extends string>(options: readonly Option<Value>[]) {
  return z
    .union([z.array(z.string()), z.string()], { error: invalid })
    .default([])
    .transform((given, context) => {
      const texts = (Array.isArray(given) ? given : [given]).filter((text) => text.trim() !== '')
      const values = texts.map((text) => toOptionValue(options, text, invalid, context))
      return [...new Set(values)]
    })
}

function toOptionValue<Value extends string>(
  options: readonly Option<Value>[],
  text: string,
  message: MessageKey,
  context: z.RefinementCtx,
): Value {
  const value = findOptionValue(options, text)
  if (value !== undefined) return value
  context.addIssue({ code: 'custom', message })
  return z.NEVER
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
