import { z } from 'zod'
import { limits } from './limits.ts'
import { findOptionValue } from './options.ts'
import type { Option } from './options.ts'
import { indianStates, pincodePattern } from './places.ts'
import type { MessageKey } from './sentences.ts'

/*
 * The building blocks of every form. A message is a key of the catalogue, so that one schema serves
 * both sides and any language; the reply's sentence is looked up where the error is written.
 */

/** Text that Postgres can keep and a person can read back: no NUL, no half of a surrogate pair. */
const isStorableText = (text: string) => text.isWellFormed() && !text.includes('\0')

const tooLong: MessageKey = 'validation.tooLong'
const invalid: MessageKey = 'validation.invalid'

/** Text that must be given. Surrounding spaces are dropped. */
export function requiredText(missing: MessageKey, maxLength: number = limits.shortText) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .max(maxLength, { error: tooLong })
    .refine(isStorableText, { error: invalid })
}

/** Text that may be left out; nothing given is kept as ''. */
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

/** One choice that must be made; takes the value or its label, gives the value. */
export function requiredOption<Value extends string>(
  options: readonly Option<Value>[],
  missing: MessageKey,
) {
  return z
    .string({ error: missing })
    .transform((text, context) => toOptionValue(options, text, missing, context))
}

/** One choice with a fallback when nothing was chosen. */
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

/** Any number of choices: a list, a single one, or nothing. Repeats are dropped. */
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

/** Text to look for. What can't be stored can't be found; it is refused before it reaches a query. */
export function searchText(maxLength: number = limits.shortText) {
  return z.string().max(maxLength).refine(isStorableText)
}

/** A calendar day, `yyyy-MM-dd`, that exists. */
export function calendarDate(missing: MessageKey) {
  // Whoever asks more of a day must not be given what is none.
  return requiredText(missing).refine(isCalendarDate, { error: missing, abort: true })
}

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
