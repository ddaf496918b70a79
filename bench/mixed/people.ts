import { z } from 'zod'
import { pdfBytes } from '#tests/support/fixtures.ts'
import { candidateAnswers } from '#tests/support/profile-factories.ts'
import { signIn } from '../product.ts'
import { asSearch, mixed, searchKinds } from '../searches.ts'

/** What a process that asks must know; it travels between processes, so it is plain. */
export type Market = {
  readonly origin: string
  /** Of candidates, each with a profile. */
  readonly tokens: readonly string[]
  readonly jobIds: readonly string[]
  /** Bodies of searches of all kinds. */
  readonly searches: readonly string[]
}

/** So many that in half an hour of the mix nobody applies more often than a candidate may in a day. */
const candidates = 2_000
const atOnce = 8
const pages = 10
const jobsOfPage = 100

/** Signs candidates in and looks around, so that the mix can be asked for. */
export async function settlePeople(origin: string): Promise<Market> {
  const tokens: string[] = []
  const resume = new Blob([new Uint8Array(pdfBytes())], { type: 'application/pdf' })
  const waiting = Array.from({ length: candidates }, (_, index) => index)
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
        tokens.push(await settleCandidate(origin, index, resume))
      }
    }),
  )
  const { jobIds, cursors } = await newestJobs(origin)
  const kinds = searchKinds(cursors)
  const searches = mixed(kinds).map((wish) => asSearch(wish, {}).body ?? '{}')
  return { origin, tokens, jobIds, searches }
}

async function settleCandidate(origin: string, index: number, resume: Blob): Promise<string> {
  const token = await signIn(origin, `+9170002${String(10_000 + index)}`, 'users')
  const form = new FormData()
  const answers = { type: 'users', form: 'edit', ...candidateAnswers }
  for (const [name, value] of Object.entries(answers)) form.set(name, value)
  form.set('resumePdf', resume, 'resume.pdf')
  const headers = { authorization: `Bearer ${token}` }
  const reply = await fetch(`${origin}/api/upload`, { method: 'POST', headers, body: form })
  if (!reply.ok) throw new Error(`A profile was answered ${reply.status}: ${await reply.text()}`)
  return token
}

const cardsSchema = z.array(z.object({ id: z.string() }))

async function newestJobs(origin: string) {
  const jobIds: string[] = []
  const cursors: string[] = []
  for (let page = 0; page < pages; page += 1) {
    const cursor = cursors.at(-1)
    const question = new URLSearchParams({ limit: String(jobsOfPage), ...(cursor && { cursor }) })
    const reply = await fetch(`${origin}/api/public/jobs?${question.toString()}`)
    jobIds.push(...cardsSchema.parse(await reply.json()).map(({ id }) => id))
    const next = reply.headers.get('x-next-cursor')
    if (next === null) break
    cursors.push(next)
  }
  return { jobIds, cursors }
}
