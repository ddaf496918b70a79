const unit = /\s*(?:hrs?|hours?)\.?$/i
const figures = /^\d[\d\s.:–-]*$/

/** '9 hrs' from '9' and '9 hours'; words such as 'nine' or 'as per shift' stay as they are. */
export function jobHours(typed: string, withUnit: (hours: string) => string): string {
  const text = typed.trim()
  const bare = text.replace(unit, '')
  return figures.test(bare) ? withUnit(bare) : text
}
