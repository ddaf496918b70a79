import { isId } from '#server/lib/ids.ts'

/** What a typed text can mean. A part is undefined where the text does not have its form. */
export type TypedText = {
  readonly text: string
  readonly id: string | undefined
  /** The ten digits of an Indian number. */
  readonly phone: string | undefined
  /** In small letters. */
  readonly email: string | undefined
  /** A number of an order, a payment, a document or a registration, as it was typed. */
  readonly number: string | undefined
  /** The number of a grievance. */
  readonly ticket: number | undefined
  /** A tsquery: every word begins so. */
  readonly words: string | undefined
}

const phonePattern = /^(?:\+?91|0)?[6-9]\d{9}$/
/** With a digit, or like the provider's own, of which some have none. */
const numberPattern = /^(?=\S{6,}$)(?:\S*\d|(?:order|pay)_)/
const mostWords = 8

export function readTyped(typed: string): TypedText {
  const text = typed.trim()
  const plain = text.replaceAll(/[\s()-]/g, '')
  const id = isId(text) ? text : undefined
  const phone = phonePattern.test(plain) ? plain.slice(-10) : undefined
  const email = /^\S+@\S+$/.test(text) ? text.toLowerCase() : undefined
  const isOneThing = id !== undefined || phone !== undefined || email !== undefined
  return {
    text,
    id,
    phone,
    email,
    number: !isOneThing && numberPattern.test(text) ? text : undefined,
    ticket: /^\d{1,9}$/.test(text) ? Number(text) : undefined,
    words: isOneThing ? undefined : toWords(text),
  }
}

/** Letters and digits alone are left, so nothing in it has a meaning of its own. */
function toWords(text: string): string | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.join('').length < 2) return undefined
  return words
    .slice(0, mostWords)
    .map((word) => `'${word}':*`)
    .join(' & ')
}

/** A text for the audit record: of a number the last four digits alone, of an e-mail address its first letter and its domain. */
export const shownInAudit = (text: string): string =>
  text
    .replaceAll(/\+?\d[\d\s()-]{3,}\d/g, (number) => `…${number.replaceAll(/\D/g, '').slice(-4)}`)
    .replaceAll(/([^\s@])[^\s@]*@/g, '$1…@')
