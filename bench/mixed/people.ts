import { z } from 'zod'
import { pdfBytes } from '#tests/support/fixtures.ts'
import { candidateAnswers } from '#tests/support/profile-factories.ts'
import { signIn } from '../product.ts'
import { asSearch, mixed, searchKinds } from '../searches.ts'

/** What a sending process needs; plain data, because it is passed between processes. */
export type Market = {
  readonly origin: string
  /** Session tokens of candidates who have a profile. */
  readonly tokens: readonly string[]
  readonly jobIds: readonly string[]
  /** Request bodies of searches of all kinds. */
  readonly searches: readonly string[]
}

/** Enough that nobody reaches the daily limit of applications within half an hour. */
const candidates = 2_000
const atOnce = 8
const pages = 10
const jobsOfPage = 100

/** Signs candidates in and collects the jobs and searches of the mix. */
export async function prepareMarket(origin: string): Promise<Market> {
  const tokens: string[] = []
  const resume = new Blob([new Uint8Array(pdfBytes())], { type: 'application/pdf' })
  const waiting = Array.from({ length: candidates }, (_, index) => index)
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
        tokens.push(await addCandidate(origin, index, resume))
      }
    }),
  )
  const { jobIds, cursors } = await newestJobs(origin)
  const kinds = searchKinds(cursors)
  const searches = mixed(kinds).map((query) => asSearch(query, {}).body ?? '{}')
  return { origin, tokens, jobIds, searches }
}

async function addCandidate(origin: string, index: number, resume: Blob): Promise<string> {
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
    const params = new URLSearchParams({ limit: String(jobsOfPage), ...(cursor && { cursor }) })
    const reply = await fetch(`${origin}/api/public/jobs?${params.toString()}`)
    jobIds.push(...cardsSchema.parse(await reply.json()).map(({ id }) => id))
    const next = reply.headers.get('x-next-cursor')
    if (next === null) break
    cursors.push(next)
  }
  return { jobIds, cursors }
}
