import { readSession } from '#web/lib/session.ts'
import { isTextByName, readJson } from '#web/lib/shapes.ts'
import type { CandidateFormKind, CandidateValues } from './candidate-values.ts'

/*
 * What was typed into a candidate's form and not sent yet, for when the page is loaded anew. It is the session's, and
 * goes with it. Files can't be kept here, and the agreement is given anew.
 */

const keptFields = [
  'name',
  'email',
  'gender',
  'mobileNumber',
  'currentAddress',
  'dob',
  'selectedState',
  'selectedCity',
  'pincode',
  'workexperience',
  'pastjobexperience',
  'education',
  'language',
  'skills',
  'salary',
] as const satisfies readonly (keyof CandidateValues)[]

type Kept = Partial<Pick<CandidateValues, (typeof keptFields)[number]>>

/** Everything under this beginning is forgotten at the end of the session. */
const keyOf = (kind: CandidateFormKind): string => `private:candidate-draft:${kind}`

export function readCandidateDraft(kind: CandidateFormKind): Kept {
  const stored = readSession() ? localStorage.getItem(keyOf(kind)) : null
  const kept = readJson(stored ?? '{}')
  if (!isTextByName(kept)) return {}
  return Object.fromEntries(
    keptFields.filter((name) => name in kept).map((name) => [name, kept[name]]),
  )
}

/** Keeps what differs from what the form began with. */
export function keepCandidateDraft(
  kind: CandidateFormKind,
  values: Partial<CandidateValues>,
  initial: CandidateValues,
): void {
  const changed = keptFields.filter(
    (name) => values[name] !== undefined && values[name] !== initial[name],
  )
  if (changed.length === 0) return forgetCandidateDraft(kind)
  const kept = Object.fromEntries(changed.map((name) => [name, values[name]]))
  localStorage.setItem(keyOf(kind), JSON.stringify(kept))
}

export function forgetCandidateDraft(kind: CandidateFormKind): void {
  localStorage.removeItem(keyOf(kind))
}
