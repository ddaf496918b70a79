import type { Category } from '#contract/options.ts'
import { deskTexts } from './post-texts-desk.ts'
import { professionTexts } from './post-texts-profession.ts'
import { serviceTexts } from './post-texts-service.ts'
import { streetTexts } from './post-texts-street.ts'
import { tradeTexts } from './post-texts-trade.ts'
import { voiceTexts } from './post-texts-voice.ts'

export type Lines = readonly [string, ...string[]]

/** One kind of work: all of its titles fit all of its sentences. */
export type PostTexts = {
  readonly titles: Lines
  /** One sentence about the work. */
  readonly openings: Lines
  readonly duties: Lines
  /** Requirements and benefits of this work, besides the general ones. */
  readonly needs: Lines
  readonly offers: Lines
}

export type TextsOf<Kind extends Category> = Readonly<
  Record<Kind, readonly [PostTexts, ...PostTexts[]]>
>

export const postTexts: TextsOf<Category> = {
  ...voiceTexts,
  ...deskTexts,
  ...streetTexts,
  ...serviceTexts,
  ...tradeTexts,
  ...professionTexts,
}

/** Benefits that any employer may offer. */
export const generalOffers = [
  'Training for 10 days with full pay',
  'Six working days, one fixed week off',
  'Salary on the 7th of each month',
  'PF and ESIC from the first month',
  'Growth to team leader within a year for the best',
  'Paid leave after three months',
  'Attendance bonus of ₹1,000',
  'Joining letter on the first day',
  'Medical cover for you and your family',
] as const

export const generalRequirements = [
  'You can join within a week',
  'Ready for a short test at the interview',
  'Bring your resume, Aadhaar and two photos to the interview',
  'Knowing a computer is enough; no degree is needed',
  'People from nearby areas are preferred',
  'Women returning to work are welcome',
] as const

export const closings = [
  'We never ask candidates for money at any step.',
  'Apply here first, HR will call you within two days.',
  'Walk in only after a call from HR.',
  'Please mention the job title when you call.',
  'Share this with a friend who is looking for work.',
] as const

export const interviewTimings = [
  'Mon to Sat, 11 am - 4 pm',
  'Mon to Fri, 10 am - 1 pm',
  'Tue and Thu, 2 pm - 5 pm',
  'Every day except Sunday, 10:30 am to 3:30 pm',
  'Sat only, 10 am - 2 pm',
  'Mon, Wed, Fri, 12 noon - 5 pm',
] as const
