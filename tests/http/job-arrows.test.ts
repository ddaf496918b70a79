import { describe, expect, test } from 'vitest'
import {
  canMoveJob,
  decisionOf,
  employerActs,
  isMoveFrom,
  jobMoves,
  stateAfterAct,
} from '#contract/jobs/moves.ts'
import type { EmployerAct, JobMove } from '#contract/jobs/moves.ts'
import { jobStates, statusOf, toJobStatusWire } from '#contract/jobs/states.ts'
import type { JobState } from '#contract/jobs/states.ts'
import { newId } from '#server/lib/ids.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { jobForm } from '#tests/support/job-factories.ts'
import { addJobIn, addOpenReport, columnsIn } from '#tests/support/jobs-in-states.ts'
import type { JobInState } from '#tests/support/jobs-in-states.ts'
import { addOrderedJob, payAtProvider, verify } from '#tests/support/paid-jobs.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import { applyForJob, createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { runRound } from '#tests/support/queue.ts'
import { askRenewal } from '#tests/support/renewals.ts'
import { proveByPhone } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const stage = closeAfterAll(await createPaymentStage())
const { razorpay, testApp, employer, admin } = stage
const stranger = await createEmployer(testApp)
const candidate = await createCandidate(testApp)

const stateOf = async (jobId: string): Promise<JobState | 'gone'> =>
  (
    await testApp.db
      .selectFrom('jobs')
      .select('lifecycle_state')
      .where('id', '=', jobId)
      .executeTakeFirst()
  )?.lifecycle_state ?? 'gone'

/** What a call that moves nothing answers: a refusal, or success because nothing is left to do. */
type Answer = string | undefined

type Variant = Omit<JobInState, 'state'> & { readonly isReported?: boolean }

type Driver = {
  /** The call that makes the move, for whoever makes it. */
  readonly drive: (job: { id: string; owner: TestViewer }, by: TestViewer) => Promise<TestReply>
  /** The jobs that show every arrow from a state; one plain job unless said. */
  readonly variants?: (from: JobState) => readonly Variant[]
  /** What is answered where the table has no arrow. */
  readonly refusal: (from: JobState) => Answer
  /** The job goes with its owner's account, so it has one of its own. */
  readonly needsOwnEmployer?: true
}

const decision = (move: JobMove): Driver => {
  const status = (['waiting', 'accepted', 'rejected', 'expired'] as const).find(
    (each) => decisionOf[each] === move,
  )
  if (status === undefined) throw new Error(`${move} is no decision`)
  const json = { status: toJobStatusWire(status) }
  return {
    drive: ({ id }, by) => by.call('PATCH', `/api/updateJob/${id}`, { json }),
    // Who asks for the status that a job has is answered that it has it.
    refusal: (from) => (statusOf(from) === status ? undefined : 'STATUS_NOT_ALLOWED'),
  }
}

const act = (name: EmployerAct): Driver => ({
  drive: ({ id }, by) => by.call('POST', `/api/jobs/${id}/act`, { json: { act: name, joined: 1 } }),
  variants: () => (stateAfterAct[name] === 'live' ? [{}, { isReported: true }] : [{}]),
  refusal: (from) => (from === stateAfterAct[name] ? undefined : 'STATUS_NOT_ALLOWED'),
})

async function rejectionOf(jobId: string): Promise<string> {
  const rejection = await testApp.db
    .selectFrom('job_rejections')
    .select('id')
    .where('job_id', '=', jobId)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  return rejection.id
}

async function addOpenRejection(jobId: string): Promise<void> {
  const now = testApp.clock.now()
  await testApp.db
    .insertInto('job_rejections')
    .values({
      id: newId(),
      job_id: jobId,
      reason: 'other',
      from_status: 'accepted',
      from_state: 'live',
      rejected_at: now,
      final_at: new Date(now.getTime() + 60_000),
    })
    .execute()
}

async function orderOf(jobId: string): Promise<string> {
  const { provider_order_id: id } = await testApp.db
    .selectFrom('orders')
    .select('provider_order_id')
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  return id ?? ''
}

const drivers: Readonly<Partial<Record<JobMove, Driver>>> = {
  renew: {
    drive: async ({ id }, by) => {
      const ordered = await askRenewal(by, id)
      if (ordered.statusCode !== 200) return ordered
      return await verify(by, payAtProvider(razorpay, ordered.json().id))
    },
    variants: (from) => (from === 'expired' ? [{}, { isReported: true }] : [{}]),
    refusal: () => 'STATUS_NOT_ALLOWED',
  },
  accept: decision('accept'),
  wait: decision('wait'),
  end: decision('end'),
  reject: decision('reject'),
  putBack: {
    drive: async ({ id }, by) => {
      const json = { decision: 'kept', openReports: 1 }
      return await by.call('PATCH', `/api/jobs/${id}/reports`, { json })
    },
    variants: () => [{ isReported: true, wasLive: true }],
    // The reports are decided; nothing else happens.
    refusal: (from) => (from === 'unpaid' ? 'JOB_NOT_FOUND' : undefined),
  },
  askForChanges: {
    drive: ({ id }, by) => {
      const json = { topics: ['pay'], words: 'Write the pay in hand.' }
      return by.call('POST', `/api/jobs/${id}/needs-changes`, { json })
    },
    refusal: (from) => (from === 'unpaid' ? 'JOB_NOT_FOUND' : 'STATUS_NOT_ALLOWED'),
  },
  takeBack: {
    drive: async ({ id }, by) =>
      await by.call('POST', `/api/rejections/${await rejectionOf(id)}/take-back`),
    refusal: () => 'STATUS_NOT_ALLOWED',
  },
  refund: {
    drive: async ({ id }, by) => {
      const payment = await testApp.db
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .select('payments.id')
        .where('orders.job_id', '=', id)
        .executeTakeFirstOrThrow()
      const json = { reason: 'goodwill' }
      return await by.call('POST', `/api/payments/${payment.id}/refund`, { json })
    },
    variants: (from) =>
      statusOf(from) === 'waiting'
        ? [{ isPaid: true }, { isPaid: true, wasLive: true }]
        : [{ isPaid: true }],
    // The money goes back; the job is off the site already.
    refusal: (from) => (from === 'unpaid' ? 'STATUS_NOT_ALLOWED' : undefined),
  },
  withdraw: {
    drive: ({ id }, by) => by.call('POST', `/api/jobs/${id}/withdraw`),
    refusal: (from) => (from === 'withdrawn' ? undefined : 'STATUS_NOT_ALLOWED'),
  },
  sendAgain: {
    drive: ({ id }, by) =>
      by.call('POST', `/api/jobs/${id}/edit`, { json: jobForm({ version: 1 }) }),
    // Another job that can be edited stays where it is.
    refusal: (from) =>
      (['waiting', 'live', 'paused'] as const).some((state) => state === from)
        ? undefined
        : 'STATUS_NOT_ALLOWED',
  },
  ...Object.fromEntries(employerActs.map((name) => [name, act(name)])),
  deleteAccount: {
    needsOwnEmployer: true,
    drive: async ({ owner }, by) =>
      await by.call('POST', '/api/privacy/delete-account', {
        json: await proveByPhone(testApp, owner.phone),
      }),
    variants: (from) =>
      statusOf(from) === 'waiting' ? [{ wasLive: true }, { isPaid: true }] : [{}],
    refusal: () => undefined,
  },
  review: {
    drive: async ({ id }) => {
      // A candidate may report ten jobs a day.
      const reporter = await createCandidate(testApp)
      // Somebody who applied, as far as the job lets them.
      await applyForJob(reporter, id)
      const json = { reason: 'askedForMoney', details: 'They asked for 500 rupees.' }
      return await reporter.call('POST', `/api/jobs/${id}/report`, { json })
    },
    // Candidates read live jobs.
    refusal: () => 'JOB_NOT_FOUND',
  },
}

const callers = { employer, admin, reports: candidate } as const

const moves = Object.keys(jobMoves).filter((name): name is JobMove => name in jobMoves)
const arrowsOf = (move: JobMove): string[] =>
  jobStates.flatMap((from) =>
    jobStates.filter((to) => canMoveJob(move, from, to)).map((to) => `${from} > ${to}`),
  )

async function addCase(move: JobMove, driver: Driver, state: JobState, variant: Variant) {
  const owner = driver.needsOwnEmployer ? await createEmployer(testApp) : employer
  const { isReported = false, ...job } = variant
  const id = await addJobIn(testApp, owner, { state, ...job })
  if (isReported) await addOpenReport(testApp, id, candidate.accountId)
  if (move === 'takeBack') await addOpenRejection(id)
  const { by } = jobMoves[move]
  const mover =
    by === 'employer' || by === 'payment' ? owner : callers[by === 'clock' ? 'admin' : by]
  return { job: { id, owner }, mover }
}

describe('every arrow of the table is made by its call, and no other is', () => {
  test.each(moves.filter((move) => drivers[move]))('S4-72: %s', async (move) => {
    const driver = drivers[move]
    if (!driver) throw new Error(`nobody makes the move ${move}`)
    const reached = new Set<string>()
    const answered: unknown[] = []
    const expected: unknown[] = []
    for (const from of jobStates) {
      for (const variant of driver.variants?.(from) ?? [{}]) {
        const { job, mover } = await addCase(move, driver, from, variant)
        const reply = await driver.drive(job, mover)
        const to = await stateOf(job.id)
        const code: Answer = reply.statusCode < 300 ? undefined : reply.json().code
        const isMoved = isMoveFrom(move, from)
        if (isMoved) reached.add(`${from} > ${to}`)
        // An unpaid job goes with its account.
        const stays = move === 'deleteAccount' && from === 'unpaid' ? 'gone' : from
        const refusal = isMoved ? undefined : driver.refusal(from)
        answered.push({ from, variant, to, code })
        expected.push({ from, variant, to: isMoved ? to : stays, code: refusal })
      }
    }
    expect(answered).toEqual(expected)
    // What a rejection is taken back to is where the job was: below.
    if (move === 'takeBack') return
    expect([...reached].toSorted()).toEqual(arrowsOf(move).toSorted())
  })

  test('S4-72: takeBack leads to where each job was rejected', async () => {
    const reached: string[] = []
    for (const from of jobStates.filter((state) => canMoveJob('takeBack', 'rejected', state))) {
      const id = await addJobIn(testApp, employer, { state: from })
      const path = `/api/updateJob/${id}`
      await admin.call('PATCH', path, { json: { status: 'rejected' } })
      expect(await stateOf(id)).toBe('rejected')
      await admin.call('POST', `/api/rejections/${await rejectionOf(id)}/take-back`)
      reached.push(`rejected > ${await stateOf(id)}`)
    }
    expect(reached.toSorted()).toEqual(arrowsOf('takeBack').toSorted())
  })

  test('S4-72: pay moves an unpaid job; a payment for any other changes nothing', async () => {
    for (const from of jobStates) {
      const { jobId } = await addOrderedJob(employer)
      await testApp.db
        .updateTable('jobs')
        .set(columnsIn({ state: from }, testApp.clock.now()))
        .where('id', '=', jobId)
        .execute()
      await verify(employer, payAtProvider(razorpay, await orderOf(jobId)))
      expect([from, await stateOf(jobId)]).toEqual([from, from === 'unpaid' ? 'waiting' : from])
    }
    expect(arrowsOf('pay')).toEqual(['unpaid > waiting'])
  })

  test('S4-72: expire ends what runs and is over', async () => {
    const jobs = new Map<JobState, string>()
    for (const state of jobStates) {
      jobs.set(state, await addJobIn(testApp, employer, { state, isOver: true }))
    }
    await runRound(testApp, 'expire-due-jobs')
    const reached: string[] = []
    for (const [from, id] of jobs) {
      const to = await stateOf(id)
      if (to !== from) reached.push(`${from} > ${to}`)
    }
    expect(reached.toSorted()).toEqual(arrowsOf('expire').toSorted())
  })

  test('S4-72: every move is driven here', () => {
    // The block of an employer freezes and unfreezes: blocks.test.ts.
    const others: readonly JobMove[] = ['pay', 'expire', 'freeze', 'unfreeze']
    expect(moves.filter((move) => !drivers[move] && !others.includes(move))).toEqual([])
  })
})

test.each(moves.filter((move) => drivers[move] && move !== 'deleteAccount' && move !== 'review'))(
  'S4-73: %s is for nobody else: not for a stranger, another role or a visitor',
  async (move) => {
    const driver = drivers[move]
    const from = jobStates.find((state) => isMoveFrom(move, state))
    if (!driver || from === undefined) throw new Error(`nothing moves by ${move}`)
    const [variant = {}] = driver.variants?.(from) ?? []
    const { job } = await addCase(move, driver, from, variant)
    const nobody: TestViewer = {
      ...candidate,
      call: (method, path, options) => callApi(testApp, method, path, options),
    }
    const isAdmins = jobMoves[move].by === 'admin'
    const others = [
      { by: nobody, code: 'NOT_SIGNED_IN' },
      { by: candidate, code: 'WRONG_ROLE' },
      isAdmins ? { by: employer, code: 'WRONG_ROLE' } : { by: admin, code: 'WRONG_ROLE' },
      isAdmins ? { by: stranger, code: 'WRONG_ROLE' } : { by: stranger, code: 'JOB_NOT_FOUND' },
    ]
    const codes: unknown[] = []
    for (const { by } of others) codes.push((await driver.drive(job, by)).json().code)
    expect(codes).toEqual(others.map(({ code }) => code))
    expect(await stateOf(job.id)).toBe(from)
  },
)
