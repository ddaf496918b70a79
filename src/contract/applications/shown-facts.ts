import type { ShownFacts } from './shown-facts-schema.ts'

/*
 * What an employer sees of an applicant. The presenter of applicants fills exactly these facts, from an application or, for
 * the person who is about to apply, from the profile; the apply sheet and the applicant's card list them by the same lines.
 */

/** The lines in which the facts are shown, in their order. A line without an answer is left out. */
export const shownLines = {
  name: ['name'],
  mobileNumber: ['mobileNumber'],
  email: ['email'],
  dob: ['dob'],
  gender: ['gender'],
  address: ['currentAddress', 'selectedCity', 'selectedState', 'pincode'],
  education: ['education'],
  language: ['language'],
  workexperience: ['workexperience'],
  pastjobexperience: ['pastjobexperience'],
  skills: ['skills'],
  salary: ['salary'],
} as const satisfies Record<string, readonly (keyof ShownFacts)[]>
export type ShownLine = keyof typeof shownLines

const isShownLine = (name: string): name is ShownLine => Object.hasOwn(shownLines, name)

export const shownLineNames: readonly ShownLine[] = Object.keys(shownLines).filter(isShownLine)

/** The files that an employer can open. */
export const shownFiles = ['resume', 'profile', 'video', 'certificates'] as const
export type ShownFile = (typeof shownFiles)[number]

/** What an application can't be sent without. */
const neededFacts = [
  'name',
  'mobileNumber',
  'pincode',
  'dob',
  'education',
  'workexperience',
  'language',
] as const satisfies readonly (keyof ShownFacts)[]

/** Whether one tap can apply with these facts of a profile. */
export const isFullEnough = (facts: Pick<ShownFacts, (typeof neededFacts)[number]>): boolean =>
  neededFacts.every((fact) => facts[fact] !== '')
