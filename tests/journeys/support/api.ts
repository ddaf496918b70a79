import type { APIRequestContext, APIResponse } from '@playwright/test'
import { toAccountType } from '../../../src/contract/accounts/roles.ts'
import type { AccountType, Role } from '../../../src/contract/accounts/roles.ts'
import { planCharge } from '../../../src/contract/payments/pricing.ts'
import { pdfBytes } from '../../support/fixtures.ts'
import { adminPhone, candidateAnswers, employerAnswers, jobAnswers, newPhone } from './people.ts'

/** Somebody signed in, by the calls and not by the screens. */
export type Person = {
  readonly phone: string
  readonly type: AccountType
  readonly token: string
}

type Answers = Readonly<Record<string, string | File | readonly string[]>>

/** What is known of a server beside its calls. */
type Surroundings = {
  /** The newest code sent to a number. */
  readonly readCode: (phone: string) => Promise<string>
  readonly admin: () => Person
}

/** Prepares what a journey starts from, by the product's own calls. */
export function createPreparations(
  request: APIRequestContext,
  { readCode, admin }: Surroundings = {
    readCode: (phone) => readOutbox(request, phone),
    admin: sharedAdmin,
  },
) {
  async function signIn(role: Role, phone = newPhone()): Promise<Person> {
    const phoneNumber = `+91${phone}`
    await ok(request.post('/send-otp', { data: { phoneNumber } }))
    const otp = await readCode(phone)
    const verified = await ok(request.post('/verify-otp', { data: { phoneNumber, otp } }))
    const { uid, proof } = await verified.json()
    const type = toAccountType(role)
    const granted = await ok(request.post('/generateToken', { data: { uid, type, proof } }))
    const { token } = await granted.json()
    return { phone, type, token }
  }

  async function logout(person: Person): Promise<void> {
    await ok(request.post('/api/logout', { headers: headersOf(person), data: {} }))
  }

  async function setLocale(person: Person, locale: string): Promise<void> {
    await ok(request.post('/api/locale', { headers: headersOf(person), data: { locale } }))
  }

  async function createEmployer(answers: Answers = {}): Promise<Person> {
    const employer = await signIn('employer')
    await ok(
      request.post('/api/upload', {
        headers: headersOf(employer),
        multipart: formOf({ type: 'employee', ...employerAnswers, ...answers }),
      }),
    )
    return employer
  }

  /** Posts a free job; answers its id. */
  async function postJob(employer: Person, answers: Answers = {}): Promise<string> {
    const posted = await ok(
      request.post('/api/postjob', {
        headers: headersOf(employer),
        multipart: formOf({ ...jobAnswers, ...answers }),
      }),
    )
    return (await posted.json()).id
  }

  /** Saves a job whose plan is ordered and not paid; answers its id. The free posts must be used. */
  async function saveUnpaidJob(employer: Person, answers: Answers = {}): Promise<string> {
    const ordered = await ok(
      request.post('/create-order', {
        headers: headersOf(employer),
        data: { amount: planCharge('demand').totalRupees * 100, currency: 'INR', type: 'demand' },
      }),
    )
    const { id: orderId } = await ordered.json()
    return await postJob(employer, { orderId, ...answers })
  }

  async function setJobStatus(jobId: string, status: string): Promise<void> {
    await ok(
      request.patch(`/api/updateJob/${jobId}`, {
        headers: headersOf(admin()),
        data: { status },
      }),
    )
  }

  async function createCandidate(answers: Answers = {}): Promise<Person> {
    const candidate = await signIn('candidate')
    await send(candidate, { form: 'edit', ...candidateAnswers, ...answers })
    return candidate
  }

  async function apply(candidate: Person, jobId: string, answers: Answers = {}): Promise<void> {
    await send(candidate, { jobId, ...candidateAnswers, ...answers })
  }

  async function send(candidate: Person, answers: Answers): Promise<void> {
    const bytes = new Uint8Array(pdfBytes())
    const resumePdf = new File([bytes], 'resume.pdf', { type: 'application/pdf' })
    const form = formOf({ type: 'users', resumePdf, ...answers })
    await ok(request.post('/api/upload', { headers: headersOf(candidate), multipart: form }))
  }

  return {
    admin,
    readCode,
    signIn,
    logout,
    setLocale,
    createEmployer,
    postJob,
    saveUnpaidJob,
    setJobStatus,
    createCandidate,
    apply,
    /** A new candidate's application for a job, under a name. */
    async createApplicant(jobId: string, name: string, answers: Answers = {}): Promise<Person> {
      const candidate = await createCandidate({ name, ...answers })
      await apply(candidate, jobId, { name, ...answers })
      return candidate
    },
  }
}

/** From the local outbox. */
async function readOutbox(request: APIRequestContext, phone: string): Promise<string> {
  const sent: { to: string; code?: string }[] = await (await request.get('/dev/outbox.json')).json()
  const code = sent.find(({ to }) => to === `+91${phone}`)?.code
  if (code === undefined) throw new Error(`No code was sent to ${phone}`)
  return code
}

/** The admin whom the set-up signed in. */
function sharedAdmin(): Person {
  const token = process.env['JOURNEYS_ADMIN_TOKEN']
  if (token === undefined) throw new Error('The set-up signed no admin in')
  return { phone: adminPhone, type: 'admin', token }
}

export type Preparations = ReturnType<typeof createPreparations>

const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` })

function formOf(answers: Answers): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(answers)) {
    if (typeof value === 'string' || value instanceof File) form.set(name, value)
    else for (const each of value) form.append(name, each)
  }
  return form
}

async function ok(call: Promise<APIResponse>): Promise<APIResponse> {
  const reply = await call
  if (!reply.ok())
    throw new Error(`${reply.url()} answered ${reply.status()}: ${await reply.text()}`)
  return reply
}
