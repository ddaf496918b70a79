import { z } from 'zod'
import { jobFormValuesSchema } from './job-form-values.ts'
import type { JobFormValues } from './job-form-values.ts'

/** A job form not posted yet. `submissionId` stays the same until it is, so that it is posted once. */
export type JobDraftKept = { readonly submissionId: string; readonly values: JobFormValues }

const keptSchema = z.object({ submissionId: z.uuid(), values: jobFormValuesSchema })

/** Several people may use one device: each account has a draft of its own. */
const storageKey = (accountId: string) => `job-draft:${accountId}`

export function readDraft(accountId: string): JobDraftKept | undefined {
  const stored = localStorage.getItem(storageKey(accountId))
  if (stored === null) return undefined
  return keptSchema.safeParse(parseJson(stored)).data
}

export function keepDraft(accountId: string, draft: JobDraftKept): void {
  localStorage.setItem(storageKey(accountId), JSON.stringify(draft))
}

export function forgetDraft(accountId: string): void {
  localStorage.removeItem(storageKey(accountId))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
