import { AppError } from '../lib/app-error.ts'

/** The zeros of the decimal digits that Indian keyboards type; each is followed by its 1 to 9. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10,
]

/** Spaces, dashes, dots, brackets, and the invisible marks that copied numbers carry. */
const separators = /[\s\p{Z}\p{Pd}\p{Cf}.()/]/gu

const indianCode = '+91'
const indianMobile = /^[6-9]\d{9}$/

/** Digits of any script that is written in India, as ASCII. Other digits are left as they are. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((start) => code >= start && code <= start + 9)
    return zero === undefined ? digit : String(code - zero)
  })
}

/**
 * A phone number as typed, in its one E.164 form, so that every spelling of a number shares its
 * code, its limits and its account.
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
  // E.164 allows fifteen digits in all.
  return code !== undefined && /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined
}

/** Typed without a plus: ten digits, maybe behind the trunk 0, the country code, or both. */
function bareForm(digits: string): string | undefined {
  const national = /^0?(?:91)?0?(\d{10})$/.exec(digits)?.[1]
  return national === undefined ? undefined : indianForm(national)
}

const indianForm = (national: string): string | undefined =>
  indianMobile.test(national) ? indianCode + national : undefined
