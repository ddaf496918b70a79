import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/access-matrix.ts'
import type { Asking, MakeRequest } from './access-requests.ts'
import { createEmployer } from './profile-factories.ts'
import type { TestApp } from './test-app.ts'
import { newPhone, signIn } from './viewers.ts'

const why = { reason: 'askedForMoney', note: 'Asked for 500 rupees on the phone.' }

/** Valid requests of the calls about blocks, of those that take a job, and of the admins' search. */
export const blockRequests = {
  readJobChecks: ({ objects }) => ({ params: { jobId: objects.jobId } }),
  releaseJob: ({ objects }) => ({ params: { jobId: objects.jobId } }),
  findAnything: () => ({ json: { q: 'Shah' } }),
  listBlocks: () => ({}),
  readBlockImpact: () => ({ query: `?kind=phone&value=${newPhone().slice(-10)}` }),
  addBlock: () => ({ json: { kind: 'phone', value: newPhone().slice(-10), ...why } }),
  readOrganisationBlock: ({ objects }) => ({ params: { organisationId: objects.organisationId } }),
  blockOrganisation: async ({ testApp, objects, isAllowed }) => ({
    params: {
      organisationId: isAllowed
        ? (await createEmployer(testApp)).accountId
        : objects.organisationId,
    },
    json: why,
  }),
  agreeToBlock: async (asking) => ({ params: { blockId: await blockOf(asking) } }),
  endBlock: async (asking) => ({
    params: { blockId: await blockOf(asking) },
    json: { note: 'It was somebody else.' },
  }),
} satisfies Partial<Record<CallName, MakeRequest>>

const blockOf = async ({ testApp, isAllowed }: Asking): Promise<string> =>
  isAllowed ? await addBlock(testApp) : randomUUID()

/** Blocks a phone as another admin, and returns the id of the block. */
export async function addBlock(testApp: TestApp, value = newPhone().slice(-10)): Promise<string> {
  const admin = await signIn(testApp, 'admin')
  const id = randomUUID()
  await testApp.db
    .insertInto('blocks')
    .values({
      id,
      kind: 'phone',
      value,
      reason: 'askedForMoney',
      note: why.note,
      blocked_by: admin.accountId,
      blocked_at: testApp.clock.now(),
    })
    .execute()
  return id
}
