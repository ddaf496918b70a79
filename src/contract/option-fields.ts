import { z } from 'zod'
import type { MessageKey } from './i18n/message-keys.ts'
import { findOptionValue } from './options.ts'
import type { Option } from './options.ts'

/* Schemas of fields whose values are options. */

const invalid: MessageKey = 'validation.invalid'

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
