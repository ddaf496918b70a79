/** A mobile number in groups: '98765 43210', or '+91 98765 43210'. */
export function spacedNumber(mobile: string): string {
  return mobile.replace(/^(\+91)?(\d{5})(\d{5})$/, (_, country: string | undefined, one, other) =>
    [country, one, other].filter((part) => part !== undefined).join(' '),
  )
}
