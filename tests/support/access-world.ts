import { addEvidence } from './evidence.ts'
import { randomUUID } from 'node:crypto'
import type { Role } from '#contract/accounts/roles.ts'
import type { Person } from '#contract/access-rows.ts'
import { createStopTokens } from '#server/features/messages/stop-token.ts'
import { addPosts } from './bought-posts.ts'
import { addJob, addLiveJob, jobForm, rejectForGood, setJobStatus } from './job-factories.ts'
import { callApi, expectOk } from './inject.ts'
import { addOrderedJob, addPaidJob, createPayingEmployer } from './paid-jobs.ts'
import type { Claim } from './paid-jobs.ts'
import { invoiceIdOf, paymentIdOf } from './payment-reads.ts'
import { addAdmins } from './access-admins.ts'
import { addTeams } from './access-team.ts'
import type { TeamObjects } from './access-team.ts'
import { addInterviews } from './access-interviews.ts'
import type { InterviewObjects } from './access-interviews.ts'
import { addApplication, createCandidate } from './profile-factories.ts'
import { setLastDay } from './renewals.ts'
import { workQueue } from './queue.ts'
import type { TestRazorpay } from './razorpay.ts'
import { signInWaiting } from './second-factor.ts'
import type { TestApp } from './test-app.ts'
import { signIn } from './viewers.ts'
import type { TestViewer } from './viewers.ts'

/** The objects of the calls in the access matrix. */
export type Objects = {
  readonly jobId: string
  readonly unpaidJobId: string
  readonly queuedJobId: string
  /** A paid job that waits. */
  readonly withdrawableJobId: string
  readonly pausableJobId: string
  /** A live job that ends soon. Its employer has a bought post for it. */
  readonly renewableJobId: string
  /** Jobs that wait. */
  readonly editableJobId: string
  readonly changeableJobId: string
  /** Of changes of a live job. */
  readonly revisionId: string
  readonly orderId: string
  readonly claim: Claim
  readonly applicationId: string
  /** Another application of the applicant. */
  readonly withdrawableApplicationId: string
  /** An application of the applicant, who got the job. */
  readonly selectedApplicationId: string
  /** A live job that nobody has applied for. */
  readonly openJobId: string
  readonly contactRequestId: string
  readonly grievanceId: string
  /** One that is not there, which is removed already. */
  readonly certificateId: string
  readonly photoId: string
  readonly organisationId: string
  readonly evidenceId: string
  readonly refundId: string
  /** Of a paid job that is not refunded. */
  readonly paymentId: string
  /** The same of another job. */
  readonly sparePaymentId: string
  /** An invoice of the owner. */
  readonly billId: string
  /** Of a job that was rejected a moment ago. */
  readonly rejectionId: string
  /** Of a link in a mail to the applicant. */
  readonly stopToken: string
  /** A job with an applicant who is invited to an interview. */
  readonly interviews: InterviewObjects
  readonly team: TeamObjects
  /** An admin whose role is changed. */
  readonly adminId: string
  /** Of the applicant. */
  readonly messageId: string
  /** Another session of the applicant. */
  readonly sessionId: string
  /** Two of the applicant. */
  readonly alertId: string
  readonly deletableAlertId: string
}

/** Viewers with an ended session, one of each role. */
type Actor = (role: Role) => TestViewer | undefined

export type World = {
  readonly testApp: TestApp
  readonly actors: Readonly<Record<Person, Actor>>
  readonly owner: TestViewer
  readonly applicant: TestViewer
  readonly admin: TestViewer
  readonly objects: Objects
}

export async function createWorld(testApp: TestApp, razorpay: TestRazorpay): Promise<World> {
  const owner = await createPayingEmployer(testApp)
  const admin = await signIn(testApp, 'admin')
  const applicant = await createCandidate(testApp)
  const { jobId, claim } = await addPaidJob(razorpay, owner)
  await setJobStatus(admin, jobId, 'accepted')
  const applicationId = await addApplication(applicant, jobId)
  const pausableJobId = await addLiveJob(testApp, { employer: owner, admin })
  const unpaid = await addOrderedJob(owner)
  const queuedJobId = await addJob(testApp, owner)
  const always = (viewer: TestViewer) => () => viewer
  const otherEmployer = await createPayingEmployer(testApp)
  const newEmployer = await signIn(testApp, 'employer')
  const team = await addTeams(testApp, { owner, otherEmployer, newEmployer })
  const desks = await addAdmins(testApp)
  const ended = await signInAll(testApp)
  for (const viewer of ended.values()) await viewer.call('POST', '/api/logout')
  const suspended = await signInAll(testApp)
  await testApp.db
    .updateTable('accounts')
    .set({ suspended_at: testApp.clock.now() })
    .where(
      'id',
      'in',
      [...suspended.values()].map(({ accountId }) => accountId),
    )
    .execute()
  return {
    testApp,
    owner,
    applicant,
    admin,
    actors: {
      nobody: () => undefined,
      endedSession: (role) => ended.get(role),
      suspended: (role) => suspended.get(role),
      applicant: always(applicant),
      otherCandidate: always(await createCandidate(testApp)),
      newCandidate: always(await signIn(testApp, 'candidate')),
      owner: always(owner),
      otherEmployer: always(otherEmployer),
      newEmployer: always(newEmployer),
      ...team.actors,
      ...desks.actors,
      admin: always(admin),
      waitingAdmin: always(await signInWaiting(testApp)),
    },
    objects: {
      jobId,
      unpaidJobId: unpaid.jobId,
      queuedJobId,
      withdrawableJobId: (await addPaidJob(razorpay, owner)).jobId,
      pausableJobId,
      renewableJobId: await addRenewableJob(testApp, razorpay, { owner, admin }),
      editableJobId: await addJob(testApp, owner),
      changeableJobId: await addJob(testApp, owner),
      revisionId: await addRevision(testApp, { owner, admin }),
      orderId: unpaid.orderId,
      claim,
      applicationId,
      withdrawableApplicationId: await addApplication(applicant, pausableJobId),
      selectedApplicationId: await addSelected(testApp, { owner, admin, applicant }),
      openJobId: await addLiveJob(testApp, { employer: owner, admin }),
      contactRequestId: await addContactRequest(testApp),
      grievanceId: await addGrievance(testApp, applicant),
      certificateId: randomUUID(),
      photoId: randomUUID(),
      organisationId: owner.accountId,
      evidenceId: await addEvidence(testApp, owner),
      rejectionId: await addRejection(testApp, { owner, admin }),
      refundId: await addFailedRefund(testApp, razorpay, { owner, admin }),
      billId: await invoiceIdOf(testApp, jobId),
      paymentId: await addPayment(testApp, razorpay, owner),
      sparePaymentId: await addPayment(testApp, razorpay, owner),
      alertId: await addAlert(applicant, 'kept'),
      deletableAlertId: await addAlert(applicant, 'deleted'),
      stopToken: createStopTokens(testApp.composition.config.appSecret).write({
        accountId: applicant.accountId,
        purpose: 'applications',
        channel: 'mail',
      }),
      interviews: await addInterviews(testApp, { owner, admin, applicant }),
      team: team.objects,
      adminId: desks.adminId,
      messageId: await addMessage(testApp, applicant),
      sessionId: await addSession(testApp, applicant),
    },
  }
}

/** Valid ids of nothing. */
export function missingObjects({ claim }: Objects): Objects {
  const orderId = 'order_AAAAAAAAAAAAAA'
  return {
    jobId: randomUUID(),
    unpaidJobId: randomUUID(),
    queuedJobId: randomUUID(),
    withdrawableJobId: randomUUID(),
    pausableJobId: randomUUID(),
    renewableJobId: randomUUID(),
    editableJobId: randomUUID(),
    changeableJobId: randomUUID(),
    revisionId: randomUUID(),
    orderId,
    claim: { ...claim, order_id: orderId },
    interviews: {
      jobId: randomUUID(),
      applicationId: randomUUID(),
      timeId: randomUUID(),
      spareTimeId: randomUUID(),
      token: 'nothing',
      passCode: 'nothing',
    },
    team: { memberId: randomUUID(), invitationId: randomUUID() },
    adminId: randomUUID(),
    applicationId: randomUUID(),
    withdrawableApplicationId: randomUUID(),
    selectedApplicationId: randomUUID(),
    openJobId: randomUUID(),
    contactRequestId: randomUUID(),
    grievanceId: randomUUID(),
    certificateId: randomUUID(),
    photoId: randomUUID(),
    organisationId: randomUUID(),
    evidenceId: randomUUID(),
    refundId: randomUUID(),
    paymentId: randomUUID(),
    sparePaymentId: randomUUID(),
    billId: randomUUID(),
    rejectionId: randomUUID(),
    stopToken: 'e30.e30',
    messageId: randomUUID(),
    sessionId: randomUUID(),
    alertId: randomUUID(),
    deletableAlertId: randomUUID(),
  }
}

export const jobStates = ['unpaid', 'neverAccepted', 'rejected', 'expired'] as const

/** A job of the owner in each state; the applicant has applied where possible. */
export async function addJobsByState({ testApp, owner, admin, applicant }: World) {
  const parties = { employer: owner, admin }
  const applied = async (then: 'rejected' | 'expired') => {
    const id = await addLiveJob(testApp, parties)
    await addApplication(applicant, id)
    await setJobStatus(admin, id, then === 'expired' ? 'pause' : then)
    return id
  }
  return {
    unpaid: (await addOrderedJob(owner)).jobId,
    neverAccepted: await addJob(testApp, owner),
    rejected: await applied('rejected'),
    expired: await applied('expired'),
  } as const
}

async function addSelected(
  testApp: TestApp,
  { owner, admin, applicant }: Pick<World, 'owner' | 'admin' | 'applicant'>,
): Promise<string> {
  const jobId = await addLiveJob(testApp, { employer: owner, admin })
  const id = await addApplication(applicant, jobId)
  await testApp.db
    .updateTable('applications')
    .set({ status: 'shortlisted', stage: 'selected' })
    .where('id', '=', id)
    .execute()
  return id
}

async function signInAll(testApp: TestApp): Promise<Map<Role, TestViewer>> {
  const viewers = new Map<Role, TestViewer>()
  for (const role of ['candidate', 'employer', 'admin'] as const) {
    viewers.set(role, await signIn(testApp, role))
  }
  return viewers
}

/** A live job that ends soon, and a bought post that can renew it. */
export async function addRenewableJob(
  testApp: TestApp,
  razorpay: TestRazorpay,
  { owner, admin }: { owner: TestViewer; admin: TestViewer },
): Promise<string> {
  const jobId = await addLiveJob(testApp, { employer: owner, admin })
  await setLastDay(testApp, jobId, 1)
  await addPosts(razorpay, owner, { plan: 'demand', quantity: 5 })
  return jobId
}

/** The id of another session of the viewer. */
async function addSession(testApp: TestApp, { role, phone }: TestViewer): Promise<string> {
  const other = await signIn(testApp, role, phone)
  const found = await testApp.composition.services.accounts.findViewer(other.token)
  return found?.sessionId ?? ''
}

/** The id of an unread message of the viewer. */
async function addMessage({ composition, db }: TestApp, viewer: TestViewer): Promise<string> {
  await db.transaction().execute((tx) =>
    composition.services.messages.notify(tx, {
      event: 'shortlisted',
      to: viewer.accountId,
      subject: randomUUID(),
      values: { title: 'Telecaller', company: 'Bharat Telecom' },
      link: '/candidate_profile#applications',
    }),
  )
  const { id } = await db
    .selectFrom('messages')
    .select('id')
    .where('account_id', '=', viewer.accountId)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

async function addContactRequest(testApp: TestApp): Promise<string> {
  const json = { name: 'Ravi', mobile: '9876500000', email: 'ravi@example.com', query: 'Call me' }
  await callApi(testApp, 'POST', '/submitForm', { json })
  const { id } = await testApp.db
    .selectFrom('contact_requests')
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addGrievance(testApp: TestApp, candidate: TestViewer): Promise<string> {
  const json = {
    submissionId: randomUUID(),
    topic: 'access',
    email: 'asha@example.com',
    details: 'What is kept about me?',
  }
  await expectOk(candidate.call('POST', '/api/grievances', { json }))
  const { id } = await testApp.db.selectFrom('grievances').select('id').executeTakeFirstOrThrow()
  return id
}

/** The id of changes of a live job that wait for an admin. */
export async function addRevision(
  testApp: TestApp,
  { owner, admin }: { owner: TestViewer; admin: TestViewer },
): Promise<string> {
  const jobId = await addLiveJob(testApp, { employer: owner, admin })
  const json = jobForm({ version: 2, jobTitle: 'Senior Telecaller' })
  await expectOk(owner.call('POST', `/api/jobs/${jobId}/edit`, { json }))
  const { id } = await testApp.db
    .selectFrom('job_revisions')
    .select('id')
    .where('job_id', '=', jobId)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return id
}

/** The id of a rejection that can be taken back. */
export async function addRejection(
  testApp: TestApp,
  { owner, admin }: { owner: TestViewer; admin: TestViewer },
): Promise<string> {
  const jobId = await addJob(testApp, owner)
  const json = { status: 'rejected', reason: 'notConfirmed' }
  const reply = await expectOk(admin.call('PATCH', `/api/updateJob/${jobId}`, { json }))
  return reply.json().rejection.id
}

/** The id of a payment that an admin can refund by hand. */
export async function addPayment(
  testApp: TestApp,
  razorpay: TestRazorpay,
  owner: TestViewer,
): Promise<string> {
  const { claim } = await addPaidJob(razorpay, owner)
  return await paymentIdOf(testApp, claim.payment_id)
}

async function addFailedRefund(
  testApp: TestApp,
  razorpay: TestRazorpay,
  { owner, admin }: { owner: TestViewer; admin: TestViewer },
): Promise<string> {
  const { jobId } = await addPaidJob(razorpay, owner)
  await rejectForGood(testApp, admin, jobId)
  razorpay.sim.planRefunds('failed')
  await workQueue(testApp)
  const { id } = await testApp.db
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow()
  return id
}

async function addAlert(candidate: TestViewer, q: string): Promise<string> {
  const json = { search: { q }, frequency: 'daily' }
  return (await expectOk(candidate.call('POST', '/api/job-alerts', { json }))).json().id
}
