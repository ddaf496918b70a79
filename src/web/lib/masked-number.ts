/** '98••• ••210': enough to know one's own number by. */
export function maskedNumber(phone: string): string {
  return phone.replace(/^(\d{2})\d{5}(\d{3})$/, '$1••• ••$2')
}
