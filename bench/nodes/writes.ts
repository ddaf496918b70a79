import { randomUUID } from 'node:crypto'
import { pdfBytes } from '#tests/support/fixtures.ts'
import { candidateAnswers } from '#tests/support/profile-factories.ts'
import { signIn } from '../product.ts'

/** An idempotent write: it must be stored once, however often it is sent. */
export type Write = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Whether the page would treat this response as success. */
  readonly isStored: (answer: Answer) => boolean
  /** The expected row. */
  readonly storedAs: StoredWrite
}

export type Answer = { readonly status: number; readonly body: string }

export type StoredWrite =
  | { readonly table: 'contact_requests'; readonly submissionId: string }
  | { readonly table: 'applications'; readonly phone: string; readonly jobId: string }

const resumeBytes = 20_000

export function contactRequest(): Write {
  const submissionId = randomUUID()
  const form = { name: 'Trial', mobile: '9876543210', email: 'trial@example.in' }
  return {
    path: '/submitForm',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ submissionId, query: submissionId, ...form })),
    isStored: ({ status }) => status === 200,
    storedAs: { table: 'contact_requests', submissionId },
  }
}

/** Applications of new candidates, each time for another job; undefined when all have applied for all jobs. */
export async function signInApplicants(
  origin: string,
  { people, jobIds }: { people: number; jobIds: readonly string[] },
): Promise<() => Promise<Write | undefined>> {
  const tokens: (readonly [phone: string, token: string])[] = []
  for (let index = 0; index < people; index += 1) {
    const phone = `+9170002${String(10_000 + index)}`
    tokens.push([phone, await signIn(origin, phone, 'users')])
  }
  const resume = new Blob([new Uint8Array(pdfBytes({ streamBytes: resumeBytes }))], {
    type: 'application/pdf',
  })
  let made = 0
  return async () => {
    const [phone, token] = tokens[made % tokens.length] ?? []
    const jobId = jobIds[Math.floor(made / tokens.length)]
    made += 1
    if (phone === undefined || token === undefined || jobId === undefined) return undefined
    const form = new FormData()
    const answers = { type: 'users', jobId, ...candidateAnswers }
    for (const [name, value] of Object.entries(answers)) form.set(name, value)
    form.set('resumePdf', resume, 'resume.pdf')
    const encoded = new Response(form)
    return {
      path: '/api/upload',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      body: Buffer.from(await encoded.arrayBuffer()),
      isStored: ({ status, body }) => status === 200 || body.includes('"ALREADY_APPLIED"'),
      storedAs: { table: 'applications', phone, jobId },
    }
  }
}
