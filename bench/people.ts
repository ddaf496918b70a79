import { z } from 'zod'
import { jobForm } from '#tests/support/job-factories.ts'
import { pdfBytes } from '#tests/support/fixtures.ts'
import { candidateAnswers, employerAnswers } from '#tests/support/profile-factories.ts'
import { accounted } from './load.ts'
import type { Measure, Target } from './load.ts'
import { adminPhone, signIn } from './product.ts'

/* What people do that writes: candidates apply, employers post, an admin accepts. */

const resumeBytes = 200_000
const applicants = 16
const freePosts = 2

export type Applying = { readonly measure: Measure; readonly sent: number; readonly kept: number }

/** Sixteen candidates apply, together so many times a second, each for another job every time; after a warm-up. */
export async function apply(
  target: Target,
  jobIds: readonly string[],
  {
    perSecond,
    warmUpSeconds,
    seconds,
  }: { perSecond: number; warmUpSeconds: number; seconds: number },
): Promise<Applying> {
  const tokens: string[] = []
  for (let index = 0; index < applicants; index += 1) {
    tokens.push(await signIn(target.origin, `+9170001${String(10_000 + index)}`, 'users'))
  }
  const resume = new Blob([new Uint8Array(pdfBytes({ streamBytes: resumeBytes }))], {
    type: 'application/pdf',
  })
  const most = jobIds.length * applicants
  let sent = 0
  const applyUntil = async (end: number) => {
    const before = sent
    const startedAt = performance.now()
    await Promise.all(
      tokens.map(async (token, person) => {
        for (let turn = before + person; turn < end; turn += applicants) {
          const due = startedAt + ((turn - before) * 1000) / perSecond
          await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
          const form = new FormData()
          const jobId = jobIds[Math.floor(turn / applicants) % jobIds.length] ?? ''
          const answers = { type: 'users', jobId, ...candidateAnswers }
          for (const [name, value] of Object.entries(answers)) form.set(name, value)
          form.set('resumePdf', resume, 'resume.pdf')
          await ok(target, '/api/upload', token, form)
          sent += 1
        }
      }),
    )
    return sent - before
  }
  // Whole rounds, so that nobody comes to a job twice.
  const wholeRounds = (count: number) => Math.ceil(count / applicants) * applicants
  await applyUntil(Math.min(most, wholeRounds(perSecond * warmUpSeconds)))
  const end = Math.min(most, wholeRounds(perSecond * (warmUpSeconds + seconds)))
  const measure = await accounted(target, () => applyUntil(end))
  let kept = 0
  for (const token of tokens) {
    const reply = await ok(
      target,
      '/api/allJobs',
      token,
      JSON.stringify({ apply: 'true', limit: 1 }),
    )
    kept += Number(reply.headers.get('x-total-count'))
  }
  return { measure, sent, kept }
}

/** New employers post what is free, and an admin accepts it. Answers the milliseconds of each. */
export async function postAndAccept(
  target: Target,
  employers: number,
): Promise<{ posting: number[]; accepting: number[] }> {
  const admin = await signIn(target.origin, adminPhone, 'admin')
  const posting: number[] = []
  const accepting: number[] = []
  for (let index = 0; index < employers; index += 1) {
    const employer = await signIn(target.origin, `+9180001${String(10_000 + index)}`, 'employee')
    const profile = JSON.stringify({ type: 'employee', ...employerAnswers })
    await ok(target, '/api/upload', employer, profile)
    for (let post = 0; post < freePosts; post += 1) {
      const postedAt = performance.now()
      const reply = await ok(target, '/api/postjob', employer, JSON.stringify(jobForm()))
      posting.push(performance.now() - postedAt)
      const { id } = z.object({ id: z.string() }).parse(await reply.json())
      const acceptedAt = performance.now()
      await ok(
        target,
        `/api/updateJob/${id}`,
        admin,
        JSON.stringify({ status: 'accepted' }),
        'PATCH',
      )
      accepting.push(performance.now() - acceptedAt)
    }
  }
  return { posting, accepting }
}

async function ok(
  { origin }: Target,
  path: string,
  token: string,
  body: string | FormData,
  method = 'POST',
): Promise<Response> {
  const answer = await fetch(origin + path, {
    method,
    body,
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
