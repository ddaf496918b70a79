/** Digits only, at most `length` of them. */
export function onlyDigits(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length)
}

const nationalLength = 10

/** The ten digits of a number that was typed or pasted with leading zeros or its country code. */
export function toNationalNumber(text: string, countryCode: string): string {
  const code = countryCode.replace(/\D/g, '')
  let digits = text.replace(/\D/g, '')
  while (digits.length > nationalLength && digits.startsWith('0')) digits = digits.slice(1)
  if (digits.length > nationalLength && digits.startsWith(code)) digits = digits.slice(code.length)
  return digits.slice(0, nationalLength)
}
