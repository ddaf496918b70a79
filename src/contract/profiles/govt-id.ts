import { z } from 'zod'
import { optionWithDefault } from '#contract/option-fields.ts'
import { limits } from '#contract/limits.ts'
import { govtIdOptions } from '#contract/options.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'

/*
 * An identity document is stored by its kind and its last four characters. A whole number is refused,
 * above all an Aadhaar number: storing one is regulated by law.
 */

const endingMissing: MessageKey = 'profile.govtIdEnding'
const kindMissing: MessageKey = 'profile.govtIdKindRequired'
const wholeAadhaar: MessageKey = 'profile.govtIdWholeAadhaar'

const govtIdEnding = z
  .string({ error: endingMissing })
  .max(limits.shortText, { error: endingMissing })
  .default('')
  .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .refine((text) => !isAadhaarNumber(text), { error: wholeAadhaar, abort: true })
  .refine((text) => text === '' || /^[0-9A-Z]{4}$/.test(text), { error: endingMissing })

export const govtIdAnswers = {
  govtIdKind: optionWithDefault(govtIdOptions, null),
  govtId: govtIdEnding,
}

type GovtIdAnswers = { readonly govtIdKind: string | null; readonly govtId: string }

export const lacksGovtIdEnding = ({ govtIdKind, govtId }: GovtIdAnswers): boolean =>
  govtIdKind !== null && govtId === ''

export const lacksGovtIdKind = ({ govtIdKind, govtId }: GovtIdAnswers): boolean =>
  govtIdKind === null && govtId !== ''

/** `when` lets both refinements run even if other fields have errors. */
export const govtIdEndingMissing = {
  path: ['govtId'],
  error: endingMissing,
  when: isGovtIdRead,
}
export const govtIdKindIsMissing = {
  path: ['govtIdKind'],
  error: kindMissing,
  when: isGovtIdRead,
}

function isGovtIdRead({ issues }: z.core.ParsePayload): boolean {
  return !issues.some(({ path }) => path?.[0] === 'govtId' || path?.[0] === 'govtIdKind')
}

/** Twelve digits; the first is 2 to 9, the last is a Verhoeff check digit. */
export function isAadhaarNumber(text: string): boolean {
  return /^[2-9]\d{11}$/.test(text) && verhoeffRemainder(text) === 0
}

/** Verhoeff's check over the dihedral group D5; 0 when the check digit is correct. */
export function verhoeffRemainder(digits: string): number {
  return digits
    .split('')
    .toReversed()
    .reduce((sum, digit, place) => {
      return multiply(sum, permute(Number(digit), place % 8))
    }, 0)
}

/** Multiplication in D5: 0 to 4 are rotations, 5 to 9 are reflections. */
function multiply(one: number, other: number): number {
  const isReflection = one >= 5
  const rotation = isReflection ? one - (other % 5) + 5 : one + (other % 5)
  return (rotation % 5) + (isReflection === other >= 5 ? 0 : 5)
}

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const

function permute(digit: number, times: number): number {
  let moved = digit
  for (let turn = 0; turn < times; turn += 1) moved = permutation[moved] ?? moved
  return moved
}
