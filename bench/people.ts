import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { jobForm } from '#tests/support/job-factories.ts'
import { pdfBytes } from '#tests/support/fixtures.ts'
import { candidateAnswers, employerAnswers } from '#tests/support/profile-factories.ts'
import { accounted, connections } from './load.ts'
import type { Measure, Target } from './load.ts'
import { adminPhone, signIn } from './product.ts'

/* Writes: candidates apply, employers post, an admin accepts. */

const resumeBytes = 200_000
const applicants = 120
const freePosts = 2

export type Applying = { readonly measure: Measure; readonly sent: number; readonly stored: number }

/** Candidates who apply, each time for another job, over `connections` connections. */
export async function gatherApplicants(target: Target, jobIds: readonly string[]) {
  const tokens: string[] = []
  for (let index = 0; index < applicants; index += 1) {
    tokens.push(await signIn(target.origin, `+9170001${String(10_000 + index)}`, 'users'))
  }
  const resume = new Blob([new Uint8Array(pdfBytes({ streamBytes: resumeBytes }))], {
    type: 'application/pdf',
  })
  let sent = 0

  /** Sends at most `perSecond` in total. @throws Error when every candidate has applied for every job */
  async function send(count: number, perSecond: number): Promise<number> {
    const first = sent
    const end = first + count
    if (end > jobIds.length * applicants) throw new Error('there are too few jobs to apply for')
    sent = end
    const startedAt = performance.now()
    await Promise.all(
      Array.from({ length: connections }, async (_, connection) => {
        for (let turn = first + connection; turn < end; turn += connections) {
          const due = startedAt + ((turn - first) * 1000) / perSecond
          const early = due - performance.now()
          if (early > 0) await sleep(early)
          const form = new FormData()
          const jobId = jobIds[Math.floor(turn / applicants)] ?? ''
          const answers = { type: 'users', jobId, ...candidateAnswers }
          for (const [name, value] of Object.entries(answers)) form.set(name, value)
          form.set('resumePdf', resume, 'resume.pdf')
          await ok(target, '/api/upload', tokens[turn % applicants] ?? '', form)
        }
      }),
    )
    return count
  }

  /** The number of applications of these candidates. */
  async function countApplications(): Promise<number> {
    let stored = 0
    for (const token of tokens) {
      const body = JSON.stringify({ apply: 'true', limit: 1 })
      stored += Number((await ok(target, '/api/allJobs', token, body)).headers.get('x-total-count'))
    }
    return stored
  }

  return {
    /** Sends `count` after a warm-up of `before`, at most `perSecond`, else in a closed loop. */
    async apply(options: { before: number; count: number; perSecond?: number }): Promise<Applying> {
      const { before, count, perSecond = Infinity } = options
      const appliedBefore = await countApplications()
      await send(before, perSecond)
      const measure = await accounted(target, () => send(count, perSecond))
      return { measure, sent: before + count, stored: (await countApplications()) - appliedBefore }
    },
  }
}

/** New employers post free jobs, and an admin accepts them. Returns the milliseconds of each call. */
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
