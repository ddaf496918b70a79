import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { signIn } from '#bench/product.ts'
import { planCharge } from '#contract/payments/pricing.ts'
import { pdfBytes } from '../fixtures.ts'
import { jobForm } from '../job-factories.ts'
import { candidateAnswers, employerAnswers } from '../profile-factories.ts'
import type { TestRazorpay } from '../razorpay.ts'
import { payAtProvider } from '../paid-jobs.ts'
import { newPhone } from '../viewers.ts'

/** A write whose success the client saw, so it must never be lost. */
export type ConfirmedWrite =
  | { readonly kind: 'contact'; readonly name: string }
  | { readonly kind: 'application'; readonly id: string }
  | { readonly kind: 'order'; readonly id: string }
  | { readonly kind: 'job'; readonly id: string }
  | { readonly kind: 'payment'; readonly jobId: string }
  /** A job that was posted with a bought post. */
  | { readonly kind: 'bought'; readonly jobId: string }
  | { readonly kind: 'renewal'; readonly jobId: string }

export type People = {
  readonly employer: string
  readonly admin: string
  readonly jobId: string
}

const idSchema = z.object({ id: z.string() })
const applicationSchema = z.object({ applicationId: z.string() })

type Post = (path: string, body: object | FormData, token?: string) => Promise<unknown>

const posting =
  (origin: string): Post =>
  async (path, body, token) => {
    const isForm = body instanceof FormData
    const reply = await fetch(origin + path, {
      method: 'POST',
      body: isForm ? body : JSON.stringify(body),
      headers: {
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text.slice(0, 200)}`)
    return JSON.parse(text)
  }

/** Creates an employer whose free posts are used; one job is live. */
export async function prepareEmployer(origin: string, adminPhone: string): Promise<People> {
  const post = posting(origin)
  const employer = await signIn(origin, newPhone(), 'employee')
  await post('/api/upload', { type: 'employee', ...employerAnswers }, employer)
  const { id: jobId } = idSchema.parse(await post('/api/postjob', jobForm(), employer))
  await post('/api/postjob', jobForm(), employer)
  const admin = await signIn(origin, adminPhone, 'admin')
  await accept(origin, admin, jobId)
  return { employer, admin, jobId }
}

async function accept(origin: string, admin: string, jobId: string): Promise<void> {
  const accepted = await fetch(`${origin}/api/updateJob/${jobId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
    body: JSON.stringify({ status: 'accepted' }),
  })
  if (!accepted.ok) throw new Error(`The job was not accepted: ${accepted.status}`)
}

/**
 * Starts clients that write until they are stopped; `confirmed` collects the successful writes. `endSoon` lets a live job
 * end so soon that it can be renewed.
 */
export function startWriters(
  origin: string,
  people: People,
  { razorpay, endSoon }: { razorpay: TestRazorpay; endSoon: (jobId: string) => Promise<void> },
) {
  const post = posting(origin)
  const confirmed: ConfirmedWrite[] = []
  const over = new AbortController()
  let unanswered = 0

  const acts = [contact, apply, pay, renew, apply]
  const working = acts.map(async (act) => {
    while (!over.signal.aborted) {
      try {
        await act()
      } catch {
        // A cut connection or an error response: nothing was confirmed.
        unanswered += 1
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  })

  async function contact(): Promise<void> {
    const name = `Asha ${randomUUID()}`
    const answers = { name, mobile: '9876500001', email: 'asha@example.com', query: name }
    await post('/submitForm', answers)
    confirmed.push({ kind: 'contact', name })
  }

  async function apply(): Promise<void> {
    const candidate = await signIn(origin, newPhone(), 'users')
    const form = new FormData()
    const answers = { type: 'users', jobId: people.jobId, ...candidateAnswers }
    for (const [name, value] of Object.entries(answers)) form.set(name, value)
    const bytes = pdfBytes({ extra: `/Note (${randomUUID().repeat(500)})` })
    form.set('resumePdf', new Blob([new Uint8Array(bytes)]), 'resume.pdf')
    const { applicationId } = applicationSchema.parse(await post('/api/upload', form, candidate))
    confirmed.push({ kind: 'application', id: applicationId })
  }

  async function pay(): Promise<void> {
    const submissionId = randomUUID()
    const amount = planCharge('demand').totalRupees * 100
    const input = { amount, currency: 'INR', type: 'demand', submissionId }
    const order = idSchema.parse(await post('/create-order', input, people.employer))
    confirmed.push({ kind: 'order', id: order.id })
    const form = jobForm({ orderId: order.id, submissionId })
    const job = idSchema.parse(await post('/api/postjob', form, people.employer))
    confirmed.push({ kind: 'job', id: job.id })
    await post('/verify-payment', payAtProvider(razorpay, order.id), people.employer)
    confirmed.push({ kind: 'payment', jobId: job.id })
  }

  /** Buys two posts, posts a job with one, and renews it: with the other one, or for money. */
  async function renew(): Promise<void> {
    const { employer, admin } = people
    const total = (quantity: number) => planCharge('basic', quantity).totalRupees * 100
    const buy = { plan: 'basic', quantity: 2, amount: total(2), submissionId: randomUUID() }
    const bought = idSchema.parse(await post('/api/post-orders', buy, employer))
    await post('/verify-payment', payAtProvider(razorpay, bought.id), employer)
    const form = jobForm({ usePostOf: 'basic', submissionId: randomUUID() })
    const { id: jobId } = idSchema.parse(await post('/api/postjob', form, employer))
    confirmed.push({ kind: 'bought', jobId })
    await accept(origin, admin, jobId)
    await endSoon(jobId)
    if (confirmed.length % 2 === 0) {
      const withPost = { plan: 'basic', submissionId: randomUUID() }
      await post(`/api/jobs/${jobId}/renew`, withPost, employer)
    } else {
      const input = { plan: 'basic', amount: total(1) }
      const order = idSchema.parse(await post(`/api/jobs/${jobId}/renewal-order`, input, employer))
      await post('/verify-payment', payAtProvider(razorpay, order.id), employer)
    }
    confirmed.push({ kind: 'renewal', jobId })
  }

  return {
    confirmed,
    unanswered: () => unanswered,
    stop: async () => {
      over.abort()
      await Promise.all(working)
    },
  }
}
