import { randomUUID } from 'node:crypto'
import { emailCode } from '#server/features/evidence/email-code.rules.ts'
import { expectOk } from './inject.ts'
import type { TestApp } from './test-app.ts'
import type { TestViewer } from './viewers.ts'

/** A number with a right check character. */
export const gstin = '09AABCV1234M1Z7'

/** Sends a GSTIN, and returns the id of what waits for an admin. */
export async function addEvidence(testApp: TestApp, owner: TestViewer): Promise<string> {
  const json = { submissionId: randomUUID(), value: gstin }
  await expectOk(owner.call('POST', '/api/evidence/gstin', { json }))
  return await waitingEvidence(testApp, owner, 'gstin')
}

export async function waitingEvidence(
  { db }: TestApp,
  { accountId }: TestViewer,
  kind: 'gstin' | 'registration' | 'office' | 'workEmail',
): Promise<string> {
  const { id } = await db
    .selectFrom('evidence')
    .select('id')
    .where('organisation_id', '=', accountId)
    .where('kind', '=', kind)
    .where('state', '=', 'pending')
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow()
  return id
}

/** Sends a work e-mail, and returns the code of its mail. */
export async function awaitEmailCode(
  testApp: TestApp,
  employer: TestViewer,
  value = 'ritu@vaani.example',
): Promise<string> {
  const json = { submissionId: randomUUID(), value }
  await expectOk(employer.call('POST', '/api/evidence/workEmail', { json }))
  const id = await waitingEvidence(testApp, employer, 'workEmail')
  return emailCode(testApp.composition.config.appSecret, id)
}
