import type { LabelledJobCard } from '#contract/jobs/schemas.ts'
import { isShape, isText, readJson } from '#web/lib/api/shapes.ts'

/*
 * The card that a person has just opened, for this tab: the job's page shows its facts while the rest loads. It is taken
 * once, so that Back and a reload do not show an old one.
 */

const storageKey = 'opened-card'

export function offerCard(card: LabelledJobCard): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(card))
  } catch {
    // Without storage the page waits for the job.
  }
}

/** The card of this job, if it is the one that was opened. */
export function takeCard(jobId: string): LabelledJobCard | undefined {
  try {
    const card = readJson(sessionStorage.getItem(storageKey) ?? 'null')
    sessionStorage.removeItem(storageKey)
    return isCard(card) && card.id === jobId ? card : undefined
  } catch {
    return undefined
  }
}

/* The fields that the head of a job's page needs. A card stored by an older version may lack them. */

const texts = [
  'id',
  'status',
  'jobTitle',
  'companyName',
  'jobLocation',
  'jobCity',
  'jobState',
  'jobPincode',
  'slug',
  'postedDate',
] as const satisfies readonly (keyof LabelledJobCard)[]

const isCard = (stored: unknown): stored is LabelledJobCard =>
  isShape(stored) &&
  texts.every((name) => isText(stored[name])) &&
  isShape(stored['pay']) &&
  isShape(stored['facts']) &&
  (stored['profile'] === null || isText(stored['profile']))
