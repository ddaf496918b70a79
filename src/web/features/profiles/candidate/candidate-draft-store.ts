import { isTextByName } from '#web/lib/api/shapes.ts'
import { deviceValue } from '#web/lib/device-store.ts'
import { readSession } from '#web/lib/session.ts'
import type { CandidateFormKind, CandidateValues } from './candidate-values.ts'

/*
 * The values of a candidate's form that is not submitted yet, for a reload of the page. A draft
 * ends with its session. It contains no files and no consent, which the person gives again.
 */

const draftFields = [
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

type CandidateDraft = Partial<Pick<CandidateValues, (typeof draftFields)[number]>>

/** The end of a session deletes everything under the prefix `private:`. */
const draftOf = (kind: CandidateFormKind) => deviceValue(`private:candidate-draft:${kind}`)

export function readCandidateDraft(kind: CandidateFormKind): CandidateDraft {
  const stored = readSession() ? draftOf(kind).read() : undefined
  if (!isTextByName(stored)) return {}
  return Object.fromEntries(
    draftFields.filter((name) => name in stored).map((name) => [name, stored[name]]),
  )
}

/** Saves the values that differ from the initial ones. */
export function saveCandidateDraft(
  kind: CandidateFormKind,
  values: Partial<CandidateValues>,
  initial: CandidateValues,
): void {
  const changed = draftFields.filter(
    (name) => values[name] !== undefined && values[name] !== initial[name],
  )
  if (changed.length === 0) return deleteCandidateDraft(kind)
  draftOf(kind).write(Object.fromEntries(changed.map((name) => [name, values[name]])))
}

export const deleteCandidateDraft = (kind: CandidateFormKind): void => draftOf(kind).delete()
