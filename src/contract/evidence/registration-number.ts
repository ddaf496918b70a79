/*
 * Numbers under which companies are registered in India. GSTIN alone has a check character that anybody can compute; of the
 * others the form is known, and an admin looks them up.
 */

export const registrationTypes = ['cin', 'pan', 'udyam'] as const
export type RegistrationType = (typeof registrationTypes)[number]

const thisCentury = '(?:19|20)\\d{2}'

const patterns: Readonly<Record<RegistrationType, RegExp>> = {
  // listed or not, industry, state, year of founding, kind of company, number
  cin: new RegExp(`^[LU]\\d{5}[A-Z]{2}${thisCentury}[A-Z]{3}\\d{6}$`),
  // the fourth letter tells whom it belongs to: a company, a firm, a person, ...
  pan: /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/,
  udyam: /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/,
}

/** As it is stored: no spaces, capital letters; the hyphens of Udyam are added where they were left out. */
export function normalRegistration(text: string): string {
  const plain = text.toUpperCase().replaceAll(/[\s./]/g, '')
  const udyam = /^UDYAM-?([A-Z]{2})-?(\d{2})-?(\d{7})$/.exec(plain)
  return udyam ? `UDYAM-${udyam[1]}-${udyam[2]}-${udyam[3]}` : plain.replaceAll('-', '')
}

/** Undefined for what has none of the forms. */
export const registrationType = (number: string): RegistrationType | undefined =>
  registrationTypes.find((type) => patterns[type].test(number))
