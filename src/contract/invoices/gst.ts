import type { IndianState } from '#contract/places/indian-states.ts'

/* India's goods and services tax: registration numbers and state codes. */

/** The two-digit code of each state, with which its registration numbers begin. */
export const gstStateCodes = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
} as const satisfies Record<IndianState, string>

/** Union territories without a legislature: SGST is called UTGST there. */
const utgstTerritories: readonly IndianState[] = [
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Ladakh',
  'Lakshadweep',
]

export const isUtgstTerritory = (state: IndianState): boolean => utgstTerritories.includes(state)

/**
 * A registration number of a regular taxpayer: state code, PAN, number of that PAN's registration in
 * the state, the letter Z, check character.
 */
const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/

const checkAlphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Whether a text has the form of a GSTIN and a correct check character. */
export function isGstin(text: string): boolean {
  return gstinPattern.test(text) && gstinCheckCharacter(text) === text.charAt(14)
}

/** Whether a GSTIN starts with the code of the state. */
export function isGstinOfState(gstin: string, state: IndianState): boolean {
  return gstin.startsWith(gstStateCodes[state])
}

/** The check character of the first 14 characters: alternating weights 1 and 2, base 36. */
export function gstinCheckCharacter(gstin: string): string {
  let sum = 0
  for (const [place, character] of gstin.slice(0, 14).split('').entries()) {
    const product = checkAlphabet.indexOf(character) * (place % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return checkAlphabet.charAt((36 - (sum % 36)) % 36)
}
