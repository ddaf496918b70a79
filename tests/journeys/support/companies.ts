import type { Page } from '@playwright/test'
import type { Preparations } from './api.ts'

export const gstin = '09AABCV1234M1Z7'

/** A company of this name whose GSTIN waits for an admin; answers its id. */
export async function addCompanyToCheck(
  { prepare, page }: { prepare: Preparations; page: Page },
  name: string,
): Promise<string> {
  const employer = await prepare.createEmployer({ organizationname: name })
  const sent = await page.request.post('/api/evidence/gstin', {
    headers: { authorization: `Bearer ${employer.token}` },
    data: { submissionId: crypto.randomUUID(), value: gstin },
  })
  if (!sent.ok()) throw new Error(`The GSTIN was refused: ${await sent.text()}`)
  const found = await page.request.post('/api/organisations', {
    headers: { authorization: `Bearer ${prepare.admin().token}` },
    data: { search: name },
  })
  const [{ id }] = await found.json()
  return id
}
