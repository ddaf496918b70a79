import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/access-matrix.ts'
import type { AdminRole } from '#contract/admin/roles.ts'
import { createAdminGrants } from '#server/features/accounts/admin-grants.service.ts'
import { addBlock } from './block-requests.ts'
import type { Asking, MakeRequest } from './access-requests.ts'
import type { TestApp } from './test-app.ts'
import { newPhone, signIn } from './viewers.ts'
import type { TestViewer } from './viewers.ts'

/** Signs in an admin of a role. */
export async function signInAs(
  testApp: TestApp,
  role: AdminRole,
  phone = newPhone(),
): Promise<TestViewer> {
  await createAdminGrants(testApp.composition).grantAdmin(phone, role)
  return await signIn(testApp, 'admin', phone)
}

/** An admin of each desk, and another one whose role is changed. */
export async function addAdmins(testApp: TestApp) {
  const [verifier, finance, support] = [
    await signInAs(testApp, 'verifier'),
    await signInAs(testApp, 'finance'),
    await signInAs(testApp, 'support'),
  ]
  return {
    actors: { verifier: () => verifier, finance: () => finance, support: () => support },
    adminId: (await signInAs(testApp, 'support')).accountId,
  }
}

/** Undoes what another admin did, so that each who may does it. */
const freed =
  (request: MakeRequest): MakeRequest =>
  async (asking) => {
    const { db } = asking.testApp
    if (asking.isAllowed) {
      await db.deleteFrom('job_claims').execute()
      await db.updateTable('contact_requests').set({ owner_id: null }).execute()
      await db
        .updateTable('grievances')
        .set({ owner_id: null, answer: null, answered_at: null, answered_by: null })
        .execute()
    }
    return request(asking)
  }

async function roleOf({ testApp, viewer }: Asking): Promise<AdminRole | undefined> {
  const admin = await testApp.db
    .selectFrom('admin_roles')
    .select('role')
    .where('account_id', '=', viewer?.accountId ?? randomUUID())
    .executeTakeFirst()
  return admin?.role
}

/** A case of the desk of whoever asks: of a verifier the reports of a job, of others a call back. */
async function caseOf(asking: Asking) {
  const { testApp, objects, isAllowed } = asking
  const { db, clock } = testApp
  if ((await roleOf(asking)) !== 'verifier') {
    if (isAllowed) await db.updateTable('contact_requests').set({ block_id: null }).execute()
    return { kind: 'contact', caseId: objects.contactRequestId }
  }
  if (isAllowed) {
    const report = { reason: 'wrongDetails', words: '', reported_at: clock.now() } as const
    await db
      .insertInto('job_reports')
      .values({ id: randomUUID(), job_id: objects.jobId, device_hash: randomUUID(), ...report })
      .execute()
  }
  return { kind: 'report', caseId: objects.jobId }
}

/** Valid requests of the calls about admins, and of those that one admin makes before another. */
export const adminTeamRequests = {
  listAdmins: () => ({}),
  changeAdminRole: ({ objects }) => ({
    params: { adminId: objects.adminId },
    json: { role: 'finance' },
  }),
  addJobCall: freed(({ objects }) => ({
    params: { jobId: objects.jobId },
    json: { callId: randomUUID(), result: 'noAnswer' },
  })),
  claimJob: freed(({ objects }) => ({ params: { jobId: objects.jobId } })),
  listCases: () => ({}),
  readCase: async (asking) => ({ params: await caseOf(asking) }),
  assignCase: freed(async (asking) => ({
    params: await caseOf(asking),
    json: { isWaiting: true, note: 'Asked for the bill' },
  })),
  changeContactRequest: freed(async (asking) => {
    const { testApp, objects, isAllowed } = asking
    const isObjection = (await roleOf(asking)) === 'verifier'
    if (isAllowed) {
      const blockId = isObjection ? await addBlock(testApp) : null
      await testApp.db.updateTable('contact_requests').set({ block_id: blockId }).execute()
    }
    return {
      params: { requestId: objects.contactRequestId },
      json: { isDone: true, note: 'Called' },
    }
  }),
  answerGrievance: freed(({ objects }) => ({
    params: { grievanceId: objects.grievanceId },
    json: { answer: 'Nobody but the employer.' },
  })),
  refundPayment: async ({ testApp, objects }) => ({
    params: { paymentId: await findUnrefunded(testApp, objects) },
    json: { reason: 'goodwill' },
  }),
} satisfies Partial<Record<CallName, MakeRequest>>

type Payments = { readonly paymentId: string; readonly sparePaymentId: string }

async function findUnrefunded(
  { db }: TestApp,
  { paymentId, sparePaymentId }: Payments,
): Promise<string> {
  const refund = await db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return refund ? sparePaymentId : paymentId
}
