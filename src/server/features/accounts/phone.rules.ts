import { AppError } from '#server/lib/app-error.ts'

/** Code points of the digit zero in scripts that Indian keyboards type; 1 to 9 follow each. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10,
]

/** Spaces, dashes, dots, brackets, and invisible characters in copied numbers. */
const separators = /[\s\p{Z}\p{Pd}\p{Cf}.()/]/gu

const indianCode = '+91'
const indianMobile = /^[6-9]\d{9}$/

/** Converts digits of Indian scripts to ASCII. Other digits stay. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((start) => code >= start && code <= start + 9)
    return zero === undefined ? digit : String(code - zero)
  })
}

/**
 * Normalizes a typed phone number to E.164, so that every spelling of a number shares one code, one
 * set of limits and one account.
 * @throws AppError INVALID_FORM for anything but a number of an allowed country
 */
export function normalizePhone(typed: string, allowedCountryCodes: readonly string[]): string {
  const text = toAsciiDigits(typed).replace('＋', '+').replace(separators, '')
  const phone = /^\+|^00/.test(text)
    ? internationalForm(text.replace(/^\+|^00/, ''), allowedCountryCodes)
    : bareForm(text)
  const isAllowed =
    phone !== undefined && allowedCountryCodes.some((code) => phone.startsWith(code))
  if (isAllowed) return phone
  throw new AppError('INVALID_FORM', {
    messageKey: 'login.phoneInvalid',
    fields: { phoneNumber: 'login.phoneInvalid' },
  })
}

function internationalForm(
  digits: string,
  allowedCountryCodes: readonly string[],
): string | undefined {
  if (digits.startsWith('91')) return indianForm(digits.slice(2).replace(/^0/, ''))
  const code = allowedCountryCodes.find((each) => `+${digits}`.startsWith(each))
  // E.164 allows at most fifteen digits.
  return code !== undefined && /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined
}

/** A number typed without a plus: ten digits, after an optional trunk 0, country code, or both. */
function bareForm(digits: string): string | undefined {
  const national = /^0?(?:91)?0?(\d{10})$/.exec(digits)?.[1]
  return national === undefined ? undefined : indianForm(national)
}

const indianForm = (national: string): string | undefined =>
  indianMobile.test(national) ? indianCode + national : undefined
