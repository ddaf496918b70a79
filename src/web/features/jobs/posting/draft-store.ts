import { isShape, isUuid, readJson } from '#web/lib/shapes.ts'
import { readJobForm } from './job-form-values.ts'
import type { JobFormValues } from './job-form-values.ts'

/** A job form not posted yet. `submissionId` stays the same until it is, so that it is posted once. */
export type JobDraftKept = { readonly submissionId: string; readonly values: JobFormValues }

/** Several people may use one device: each account has a draft of its own. */
const storageKey = (accountId: string) => `job-draft:${accountId}`

export function readDraft(accountId: string): JobDraftKept | undefined {
  const stored = localStorage.getItem(storageKey(accountId))
  const kept = readJson(stored ?? '{}')
  if (!isShape(kept) || !isUuid(kept['submissionId'])) return undefined
  const values = readJobForm(kept['values'])
  return values && { submissionId: kept['submissionId'], values }
}

export function keepDraft(accountId: string, draft: JobDraftKept): void {
  localStorage.setItem(storageKey(accountId), JSON.stringify(draft))
}

export function forgetDraft(accountId: string): void {
  localStorage.removeItem(storageKey(accountId))
}
