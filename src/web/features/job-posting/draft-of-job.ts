import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { readJobDraft, saveDraftLogo, saveJobDraft } from './job-draft-store.ts'
import { jobFormOfOwnJob } from './job-form-values.ts'
import type { OwnJob } from './job-form-values.ts'

/** The title of the unsent job on this device, which may be empty; undefined without one. */
export const readDraftTitle = (accountId: string): string | undefined =>
  readJobDraft(accountId)?.values.jobTitle

/**
 * Makes an own job the draft of the post form. The draft has a submission id of its own, so it
 * becomes a new post. Resolves to a problem if the device cannot store the logo.
 * @throws TypeError without a connection
 */
export async function makeDraftOfJob(
  job: OwnJob,
  accountId: string,
): Promise<MessageKey | undefined> {
  const problem = await saveDraftLogo(accountId, await loadLogo(job.profile))
  const values = jobFormOfOwnJob(job)
  saveJobDraft(accountId, { submissionId: crypto.randomUUID(), values })
  return problem
}

export async function loadLogo(url: string | null): Promise<File | undefined> {
  if (url === null) return undefined
  const response = await fetch(url)
  // A post without its logo is better than none.
  if (!response.ok) return undefined
  const blob = await response.blob()
  const ending = blob.type === 'image/png' ? 'png' : 'jpg'
  return new File([blob], `logo.${ending}`, { type: blob.type })
}
