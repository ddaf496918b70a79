/** Digits only, at most `length` of them. */
export function onlyDigits(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length)
}

const nationalLength = 10

/** The ten digits of a number that was typed or pasted with its country code or a leading zero. */
export function toNationalNumber(text: string, countryCode: string): string {
  const digits = text.replace(/\D/g, '')
  const code = countryCode.replace(/\D/g, '')
  const withoutCode =
    digits.length > nationalLength && digits.startsWith(code) ? digits.slice(code.length) : digits
  const withoutZero =
    withoutCode.length > nationalLength && withoutCode.startsWith('0')
      ? withoutCode.slice(1)
      : withoutCode
  return withoutZero.slice(0, nationalLength)
}
