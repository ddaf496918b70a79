import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { isShape, isUuid } from '#web/lib/api/shapes.ts'
import { draftLogos, draftValue } from '#web/lib/device-drafts.ts'
import { readJobForm } from './job-form-values.ts'
import type { JobFormValues } from './job-form-values.ts'

/*
 * The draft of the job form on the device. Several people may share a device, so each account has
 * its own draft.
 */

/** `submissionId` stays the same until the job is posted, so that it is posted once. */
type JobDraft = { readonly submissionId: string; readonly values: JobFormValues }

export function readJobDraft(accountId: string): JobDraft | undefined {
  const draft = draftValue(accountId).read()
  if (!isShape(draft) || !isUuid(draft['submissionId'])) return undefined
  const values = readJobForm(draft['values'])
  return values && { submissionId: draft['submissionId'], values }
}

export const saveJobDraft = (accountId: string, draft: JobDraft): void =>
  draftValue(accountId).write(draft)

/** The logo of the draft. A browser that stores no files has none. */
export async function readDraftLogo(accountId: string): Promise<File | undefined> {
  const logo = await draftLogos.read(accountId).catch(() => undefined)
  return logo instanceof File ? logo : undefined
}

/** Stores or deletes the logo. Resolves to a problem if the device cannot store it. */
export async function saveDraftLogo(
  accountId: string,
  logo: File | undefined,
): Promise<MessageKey | undefined> {
  try {
    if (logo) await draftLogos.write(accountId, logo)
    else await draftLogos.delete(accountId)
    return undefined
  } catch {
    return 'jobForm.logoNotKept'
  }
}

/** Deletes the draft with its logo. */
export async function deleteJobDraft(accountId: string): Promise<void> {
  draftValue(accountId).delete()
  await saveDraftLogo(accountId, undefined)
}
