import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { signIn } from '#bench/product.ts'
import { planCharge } from '#contract/pricing.ts'
import { pdfBytes } from '../fixtures.ts'
import { jobForm } from '../job-factories.ts'
import { candidateAnswers, employerAnswers } from '../profile-factories.ts'
import type { TestRazorpay } from '../razorpay.ts'
import { payAtProvider } from '../paid-jobs.ts'
import { newPhone } from '../viewers.ts'

/** What somebody was told is done, and so must be there for ever. */
export type Promised =
  | { readonly kind: 'contact'; readonly name: string }
  | { readonly kind: 'application'; readonly id: string }
  | { readonly kind: 'order'; readonly id: string }
  | { readonly kind: 'job'; readonly id: string }
  | { readonly kind: 'payment'; readonly jobId: string }

export type People = { readonly employer: string; readonly jobId: string }

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

/** An employer whose free posts are used, one of which is live. */
export async function settle(origin: string, adminPhone: string): Promise<People> {
  const post = posting(origin)
  const employer = await signIn(origin, newPhone(), 'employee')
  await post('/api/upload', { type: 'employee', ...employerAnswers }, employer)
  const { id: jobId } = idSchema.parse(await post('/api/postjob', jobForm(), employer))
  await post('/api/postjob', jobForm(), employer)
  const admin = await signIn(origin, adminPhone, 'admin')
  const accepted = await fetch(`${origin}/api/updateJob/${jobId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
    body: JSON.stringify({ status: 'accepted' }),
  })
  if (!accepted.ok) throw new Error(`The job was not accepted: ${accepted.status}`)
  return { employer, jobId }
}

/** People who write all sorts of things until they are told to stop; gives what was promised to them. */
export function startWriters(origin: string, people: People, razorpay: TestRazorpay) {
  const post = posting(origin)
  const promised: Promised[] = []
  const over = new AbortController()
  let unanswered = 0

  const acts = [contact, apply, pay, contact, apply]
  const working = acts.map(async (act) => {
    while (!over.signal.aborted) {
      try {
        await act()
      } catch {
        // Cut off in the middle, or answered that it can't be done now: nothing was promised.
        unanswered += 1
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  })

  async function contact(): Promise<void> {
    const name = `Asha ${randomUUID()}`
    const answers = { name, mobile: '9876500001', email: 'asha@example.com', query: name }
    await post('/submitForm', answers)
    promised.push({ kind: 'contact', name })
  }

  async function apply(): Promise<void> {
    const candidate = await signIn(origin, newPhone(), 'users')
    const form = new FormData()
    const answers = { type: 'users', jobId: people.jobId, ...candidateAnswers }
    for (const [name, value] of Object.entries(answers)) form.set(name, value)
    const bytes = pdfBytes({ extra: `/Note (${randomUUID().repeat(500)})` })
    form.set('resumePdf', new Blob([new Uint8Array(bytes)]), 'resume.pdf')
    const { applicationId } = applicationSchema.parse(await post('/api/upload', form, candidate))
    promised.push({ kind: 'application', id: applicationId })
  }

  async function pay(): Promise<void> {
    const submissionId = randomUUID()
    const amount = planCharge('demand').totalRupees * 100
    const wish = { amount, currency: 'INR', type: 'demand', submissionId }
    const order = idSchema.parse(await post('/create-order', wish, people.employer))
    promised.push({ kind: 'order', id: order.id })
    const form = jobForm({ orderId: order.id, submissionId })
    const job = idSchema.parse(await post('/api/postjob', form, people.employer))
    promised.push({ kind: 'job', id: job.id })
    await post('/verify-payment', payAtProvider(razorpay, order.id), people.employer)
    promised.push({ kind: 'payment', jobId: job.id })
  }

  return {
    promised,
    unanswered: () => unanswered,
    stop: async () => {
      over.abort()
      await Promise.all(working)
    },
  }
}
