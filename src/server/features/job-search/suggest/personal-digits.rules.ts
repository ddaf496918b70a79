/** A pincode has six. */
const maxDigits = 6

/** Whether a text has as many digits as a phone number, in any script and however they are grouped. */
export const personalDigits = (text: string): boolean =>
  (text.match(/\p{Nd}/gu) ?? []).length > maxDigits
