import { randomUUID } from 'node:crypto'
import { planCharge } from '#contract/payments/pricing.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import { compose } from '#server/compose/compose.ts'
import type { Composition } from '#server/compose/compose.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import { ApiError } from '#server/local/razorpay/api-error.ts'
import { createBook } from '#server/local/razorpay/book.ts'
import { createInProcessProvider } from '#server/local/razorpay/in-process-provider.ts'
import { memoryJournal } from '#server/local/razorpay/journal.ts'
import { confirm, pay } from '#server/local/razorpay/payments.ts'
import type { Outcome } from '#server/local/razorpay/payments.ts'
import { callbackOf, signatureOf } from '#server/local/razorpay/signatures.ts'
import { PaymentProviderError } from '#server/ports/payment-provider.ts'
import { liveThrough, withCrashes, withSilences } from './crashes.ts'
import type { Mishap } from './crashes.ts'
import { jobForm } from './job-factories.ts'
import { createPayingEmployer, pricePaise } from './paid-jobs.ts'
import { runDueTasks } from './queue.ts'
import { razorpayKeys } from './razorpay.ts'
import { createTestApp } from './test-app.ts'
import { signIn } from './viewers.ts'

/** Actions of employers, banks, the provider, admins and time, in any order and concurrently. */
export const actNames = [
  'order',
  'save',
  'pay',
  'pay wrongly',
  'confirm',
  'callback',
  'webhook',
  'check',
  'resume',
  'sweep',
  'work',
  'reject',
  'accept',
  'buy',
  'save with a bought post',
  'order a renewal',
  'pay a renewal',
  'renew with a bought post',
  'close',
  'near its end',
  'next day',
  'next month',
] as const

export type Act = {
  readonly name: (typeof actNames)[number]
  /** One of the two job forms. */
  readonly form: 0 | 1
  readonly plan: PlanName
  readonly outcome: Outcome
  readonly pick: number
  /** Number of concurrent repetitions; each meets the mishap. */
  readonly times: number
  readonly mishap: Mishap | null
}

/** The state of a job form in its browser. */
type Form = {
  readonly employer: Viewer
  readonly submissionId: string
  readonly orders: { readonly id: string; readonly plan: PlanName }[]
  jobId: string | undefined
  /** The orders of posts to use later, and of renewals. */
  readonly others: { readonly id: string; readonly amount: number }[]
}

export type Chaos = Awaited<ReturnType<typeof createChaos>>

/** A marketplace in which a crash or a silent provider may interrupt any act. */
export async function createChaos() {
  const testApp = await createTestApp({ max: 20 })
  const { clock } = testApp
  const book = createBook(memoryJournal, clock)
  const provider = createInProcessProvider(book, razorpayKeys)
  const calm = await compose({ ...testApp.composition, paymentProvider: provider })
  const failing = await compose({
    ...testApp.composition,
    db: withCrashes(testApp.composition.pool),
    paymentProvider: withSilences(provider),
  })
  const viewerOf = async (token: string): Promise<Viewer> => {
    const viewer = await calm.services.accounts.findViewer(token)
    if (!viewer) throw new Error('nobody is signed in')
    return viewer
  }
  const employers = [
    await viewerOf((await createPayingEmployer(testApp)).token),
    await viewerOf((await createPayingEmployer(testApp)).token),
  ]
  const admin = await viewerOf((await signIn(testApp, 'admin')).token)
  /** Failures without an injected cause. */
  const faults: unknown[] = []

  async function work(composition: Composition): Promise<void> {
    // In one order, or two who do it at once wait for each other.
    await composition.pool.query(`
      update graphile_worker._private_jobs set run_at = now()
      where id in (select id from graphile_worker._private_jobs order by id for update)`)
    await runDueTasks(composition)
  }

  async function deliver(composition: Composition, index: number): Promise<void> {
    const event = [...book.events.values()].at(index)
    if (!event) return
    const signature = signatureOf(event.body, razorpayKeys.webhookSecret)
    const headers = { signature, eventId: event.id }
    await composition.services.payments.receiveEvent(Buffer.from(event.body), headers)
  }

  const paymentsOf = (form: Form) =>
    [...book.payments.values()].filter((payment) =>
      form.orders.some(({ id }) => id === payment.order_id),
    )

  async function perform(act: Act, form: Form): Promise<void> {
    const { services } = failing
    const { employer, submissionId } = form
    const order = form.orders.at(-1)
    switch (act.name) {
      case 'order': {
        const request = { currency: 'INR', type: act.plan, submissionId } as const
        const made = await services.checkout.createOrder(employer, {
          ...request,
          amount: pricePaise(act.plan),
        })
        form.orders.push({ id: made.id, plan: made.plan })
        return
      }
      case 'save': {
        if (!order) return
        const answers = jobForm({ orderId: order.id, submissionId })
        form.jobId = (await services.posting.postJob(employer, answers, undefined)).id
        return
      }
      case 'pay':
      case 'pay wrongly': {
        if (!order) return
        const amount = act.name === 'pay' ? pricePaise(order.plan) : 10_000
        pay(book, { orderId: order.id, outcome: act.outcome, amount, confirmsAt: undefined })
        return
      }
      case 'confirm': {
        const open = paymentsOf(form).filter(({ status }) => /created|failed/.test(status))
        const payment = open.at(act.pick % (open.length || 1))
        if (payment) confirm(book, payment.id)
        return
      }
      case 'callback': {
        const payable = paymentsOf(form).filter(({ status }) => /authorized|captured/.test(status))
        const payment = payable.at(act.pick % (payable.length || 1))
        if (!payment) return
        const brought = callbackOf(payment, razorpayKeys.keySecret)
        await services.checkout.verifyPayment(employer, {
          order_id: brought.razorpay_order_id,
          payment_id: brought.razorpay_payment_id,
          signature: brought.razorpay_signature,
        })
        return
      }
      case 'webhook':
        return await deliver(failing, -1 - (act.pick % 8))
      case 'check':
        if (order) await services.checkout.checkOrder(employer, order.id)
        return
      case 'resume':
        if (form.jobId !== undefined) await services.checkout.resumeOrder(employer, form.jobId)
        return
      case 'sweep':
        clock.advance({ minutes: 3 })
        return await services.payments.sweepOrders()
      case 'work':
        return await work(failing)
      case 'reject':
      case 'accept': {
        const status = act.name === 'reject' ? 'rejected' : 'accepted'
        const { jobId } = form
        if (jobId !== undefined)
          await services.admin.changeJobStatus(admin, jobId, {
            status,
            reason: 'other',
            openReports: 0,
          })
        return
      }
      case 'buy': {
        const purchase = { plan: act.plan, quantity: 2, submissionId: randomUUID() }
        const amount = planCharge(act.plan, 2).totalRupees * 100
        const { id: orderId } = await services.checkout.buyPosts(employer, { ...purchase, amount })
        form.others.push({ id: orderId, amount })
        pay(book, { orderId, outcome: act.outcome, amount, confirmsAt: undefined })
        return void (await services.checkout.checkOrder(employer, orderId))
      }
      case 'save with a bought post': {
        const answers = jobForm({ usePostOf: act.plan, submissionId })
        form.jobId = (await services.posting.postJob(employer, answers, undefined)).id
        return
      }
      case 'order a renewal': {
        if (form.jobId === undefined) return
        const amount = pricePaise(act.plan)
        const request = { plan: act.plan, amount }
        const { id } = await services.checkout.orderRenewal(employer, form.jobId, request)
        if (!form.others.some((each) => each.id === id)) form.others.push({ id, amount })
        return
      }
      case 'pay a renewal': {
        const renewal = form.others.at(-1 - (act.pick % (form.others.length || 1)))
        if (!renewal) return
        const { id: orderId, amount } = renewal
        pay(book, { orderId, outcome: act.outcome, amount, confirmsAt: undefined })
        return void (await services.checkout.checkOrder(employer, orderId))
      }
      case 'renew with a bought post': {
        if (form.jobId === undefined) return
        const request = { plan: act.plan, submissionId: randomUUID() }
        return void (await services.checkout.renewWithPost(employer, form.jobId, request))
      }
      case 'close': {
        if (form.jobId === undefined) return
        const request = { act: 'close', joined: 0 } as const
        return void (await services.jobActs.actOnJob(employer, form.jobId, request))
      }
      case 'near its end':
        return clock.advance({ days: 13 })
      case 'next day':
        clock.advance({ hours: 25 })
        return
      case 'next month':
        clock.advance({ days: 31 })
        return await services.checkout.dropUnpaidJobs()
    }
  }

  /** Expected errors are results; any other error of a surviving act is a fault. */
  function judge({ isCrashed, error }: { isCrashed: boolean; error?: unknown }, act: Act): void {
    const isAnswer =
      (error instanceof AppError && error.status !== 500) ||
      error instanceof ApiError ||
      error instanceof PaymentProviderError
    if (error !== undefined && !isCrashed && !isAnswer) faults.push([act.name, error])
  }

  return {
    calm,
    book,
    faults,

    newForms: (): [Form, Form] => {
      const form = (index: number): Form => {
        const employer = employers[index]
        if (!employer) throw new Error('nobody posts')
        return { employer, submissionId: randomUUID(), orders: [], jobId: undefined, others: [] }
      }
      return [form(0), form(1)]
    },

    /** Runs the groups one after the other, the acts of a group concurrently. */
    async play(forms: readonly [Form, Form], groups: readonly (readonly Act[])[]): Promise<void> {
      for (const group of groups) {
        const acts = group.flatMap((act) => Array.from({ length: act.times }, () => act))
        await Promise.all(
          acts.map(async (act) => {
            const { mishap, form } = act
            judge(await liveThrough(mishap ?? undefined, () => perform(act, forms[form])), act)
          }),
        )
      }
    },

    /** Advances the time without mishaps until no work is left. Webhooks may be lost. */
    async comeToRest({ areEventsLost }: { areEventsLost: boolean }): Promise<void> {
      const { payments } = calm.services
      const events = areEventsLost ? 0 : Math.min(book.events.size, 40)
      for (let index = 1; index <= events; index += 1) await deliver(calm, -index)
      for (let day = 0; day < 3; day += 1) {
        clock.advance({ hours: 25 })
        await payments.sweepOrders()
        await calm.services.admin.finishDueRejections()
        await payments.queueUnfinishedRefunds()
        await work(calm)
      }
      // Unpaid orders need no check in the next run.
      await calm.db.updateTable('orders').set({ next_sweep_at: null }).execute()
    },

    close: async () => {
      await failing.close()
      await calm.close()
      await testApp.close()
    },
  }
}
