import { z } from 'zod'
import { optionWithDefault } from './fields.ts'
import { limits } from './limits.ts'
import { govtIdOptions } from './options.ts'
import type { MessageKey } from './sentences.ts'

/*
 * An identity paper is known by its kind and its last four characters. Its whole number is refused,
 * an Aadhaar number above all: who keeps one answers for it.
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

type Given = { readonly govtIdKind: string | null; readonly govtId: string }

export const lacksGovtIdEnding = ({ govtIdKind, govtId }: Given): boolean =>
  govtIdKind !== null && govtId === ''

export const lacksGovtIdKind = ({ govtIdKind, govtId }: Given): boolean =>
  govtIdKind === null && govtId !== ''

/** Told beside the mistakes of other fields, so both look at what they need alone. */
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

/** Twelve digits, the first of them 2 to 9, whose last one checks the others by Verhoeff's scheme. */
export function isAadhaarNumber(text: string): boolean {
  return /^[2-9]\d{11}$/.test(text) && verhoeffRemainder(text) === 0
}

/** Verhoeff's check over the dihedral group of a pentagon; 0 when the last digit fits the others. */
export function verhoeffRemainder(digits: string): number {
  return digits
    .split('')
    .toReversed()
    .reduce((sum, digit, place) => {
      return multiply(sum, permute(Number(digit), place % 8))
    }, 0)
}

/** 0 to 4 turn the pentagon, 5 to 9 turn it over first. */
function multiply(one: number, other: number): number {
  const isTurnedOver = one >= 5
  const turn = isTurnedOver ? one - (other % 5) + 5 : one + (other % 5)
  return (turn % 5) + (isTurnedOver === other >= 5 ? 0 : 5)
}

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const

function permute(digit: number, times: number): number {
  let moved = digit
  for (let turn = 0; turn < times; turn += 1) moved = permutation[moved] ?? moved
  return moved
}
