import type { MessageKey } from '#contract/sentences.ts'
import { forgetLogo, keepLogo } from './logo-store.ts'

/** Keeps the logo with the draft, or forgets it. A device that can't keep it says so. */
export async function keepLogoOfDraft(
  accountId: string,
  logo: File | undefined,
): Promise<MessageKey | undefined> {
  try {
    if (logo) await keepLogo(accountId, logo)
    else await forgetLogo(accountId)
    return undefined
  } catch {
    return 'jobForm.logoNotKept'
  }
}
