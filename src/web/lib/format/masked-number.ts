/** '98••• ••210': enough digits to recognize one's own number. */
export function maskedNumber(phone: string): string {
  return phone.replace(/^(\d{2})\d{5}(\d{3})$/, '$1••• ••$2')
}
