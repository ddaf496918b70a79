import { existsSync } from 'node:fs'
import { z } from 'zod'
import { createHitCounter } from './cache-hits.ts'
import { accounted, measure, measureOnce, openLoop, percentile } from './load.ts'
import type { LoadRequest, Measure, Target } from './load.ts'
import { fillDataFolder, marketSeed } from './market/data-folder.ts'
import { createMarket } from './market/jobs.ts'
import type { Market } from './market/jobs.ts'
import { memoryOverTime } from './memory-over-time.ts'
import { gatherApplicants, postAndAccept } from './people.ts'
import { residentMegabytes } from './processes.ts'
import { signIn, startHello, startProduct } from './product.ts'
import type { Running } from './product.ts'
import { makeSupplies, skewedMix, supplyDeepPages, supplyListQueries } from './questions.ts'
import type { Question, Supply } from './questions.ts'
import { asSearch } from './searches.ts'

/** A row of the table; `hello` is the mean of the baseline before and after it. */
export type Row = {
  readonly name: string
  readonly product?: Measure
  readonly hello?: Measure
  readonly p95Ms?: number
  /** The share of lookups in each cache that found something. */
  readonly hits?: string
  readonly note?: string
}

/** How many different requests a row sends, and how many others before it. */
export const different = {
  warmUp: 300,
  measured: 1500,
  /** Half of them are the commonest 500. */
  mixed: 40_000,
  countedOptions: 40,
}
/** `before` is a warm-up as long as that of the other calls. */
export const applications = { before: 5000, count: 2500 }
const deepPages = 40
const revalidatedPages = 100
const cachedPages = 100

export type MarketFigures = {
  readonly rows: Row[]
  /** Memory of the server after all measurements. */
  readonly megabytesAtEnd: number
  /** Maximum memory in each minute of searches, if `minutes` is above 0. */
  readonly minutes: readonly number[]
}

type Options = {
  /** Is filled where it does not exist. */
  readonly dataDir: string
  readonly seconds: number
  /** How many different list pages and job pages are rendered. */
  readonly pages: number
  /** How long searches continue at the end. */
  readonly minutes: number
  /** How the names of the measured rows begin. */
  readonly rows: readonly string[]
  readonly say: (text: string) => void
}

/** Measures all rows over a market of `liveJobs` live jobs. */
export async function measureMarket(
  liveJobs: number,
  { dataDir, seconds, pages, minutes, rows: wanted, say }: Options,
): Promise<MarketFigures> {
  const hello = await startHello()
  try {
    if (!existsSync(dataDir)) await fillDataFolder(dataDir, liveJobs)
    // The first start on a machine compiles TypeScript, which takes memory; later ones use the compile cache.
    await (await startProduct(dataDir, ['--empty'])).stop()
    const product = await startProduct(dataDir, ['--empty'])
    try {
      const { rows, searches } = await measureRows({
        market: createMarket({ seed: marketSeed, liveJobs, now: new Date() }),
        product,
        hello,
        seconds,
        pages,
        isWanted: (name) => wanted.some((each) => name.startsWith(each)),
        say,
      })
      const megabytesAtEnd = residentMegabytes(product.pid)
      return {
        rows,
        megabytesAtEnd,
        minutes: await memoryOverTime(product, searches, { minutes, say }),
      }
    } finally {
      await product.stop()
    }
  } finally {
    await hello.stop()
  }
}

type Bench = {
  readonly market: Market
  readonly product: Required<Running>
  readonly hello: Running
  readonly seconds: number
  readonly pages: number
  readonly isWanted: (name: string) => boolean
  readonly say: (text: string) => void
}

async function measureRows({
  market,
  product,
  hello,
  seconds,
  pages: pageCount,
  isWanted,
  say,
}: Bench): Promise<{ rows: Row[]; searches: LoadRequest[] }> {
  const token = await signIn(product.origin, '+919000012345', 'users')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const toSearch = (question: Question) => asSearch(question, headers)
  const newest = await newestJobs(product.origin, different.warmUp + pageCount)
  const rows: Row[] = []
  const hitsOf = createHitCounter(product.origin)
  const baseline = () => measure(hello, [{ path: '/' }], { seconds: 2 })
  let before = await baseline()
  const add = async (name: string, take: () => Promise<Omit<Row, 'name' | 'hello' | 'hits'>>) => {
    if (!isWanted(name)) return
    await noticeClosedConnections()
    const { answer: row, hits } = await hitsOf(take)
    const after = await baseline()
    rows.push({ name, ...row, hits, hello: meanOf(before, after) })
    before = after
    say(
      `  ${name}: ${row.product?.cpuMicroseconds.toFixed(0) ?? ''} ${row.p95Ms?.toFixed(1) ?? ''} ${hits} ${row.note ?? ''}`,
    )
  }
  const closed = async (requests: readonly LoadRequest[], isUnchanged = false) => ({
    product: await measure(product, requests, { seconds, isUnchanged }),
  })
  const once = async (requests: readonly LoadRequest[], count = different.measured) => ({
    product: await measureOnce(product, {
      warmUp: requests.slice(0, different.warmUp),
      requests: requests.slice(different.warmUp, different.warmUp + count),
    }),
  })
  const takeOnce = (supply: Supply) => supply.take(different.warmUp + different.measured)

  const firstSupplies = makeSupplies(market, marketSeed)
  await noticeClosedConnections()
  const cursors = await deepCursors(product.origin, headers)
  const supplies = [...firstSupplies, supplyDeepPages(cursors, market, marketSeed)]
  const mix = { count: different.mixed, seed: marketSeed }
  const searches = skewedMix(supplies, market, mix).map(toSearch)
  await add('searches, half of them the commonest 500', async () => ({
    product: await measureOnce(product, {
      warmUp: searches.slice(0, searches.length / 4),
      requests: searches.slice(searches.length / 4),
    }),
  }))
  await add('search: newest, cached', () => closed([toSearch({ limit: 24 })]))
  for (const supply of supplies) {
    await add(`search: ${supply.name}`, async () => {
      const { product: highest } = await once(takeOnce(supply).map(toSearch))
      const perSecond = Math.min(highest.perSecond / 2, supply.left() / (seconds + 2))
      const requests = supply.take(Math.max(40, Math.ceil(perSecond * (seconds + 2)))).map(toSearch)
      const waits = await openLoop(product, requests, { perSecond, seconds })
      return { product: highest, p95Ms: percentile(waits, 0.95) }
    })
  }
  await add('counts beside options, first', () =>
    countOptions(product, supplyListQueries('options', market, marketSeed)),
  )
  await add('job details, signed in', () =>
    once(newest.map(({ id }) => ({ path: `/api/jobs/${id}`, headers }))),
  )
  // As Chrome asks.
  const page = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const lists = supplyListQueries('list pages', market, marketSeed)
  await add('list page, rendered', () =>
    once(
      lists.take(different.warmUp + pageCount).map((question) => ({
        path: `/jobs?${searchOf(question)}`,
        headers: page,
      })),
      pageCount,
    ),
  )
  const pages = newest.map(({ slug }) => ({ path: `/jobs/${slug}`, headers: page }))
  await add('public job page, rendered', () => once(pages, pageCount))
  const repeated = pages.slice(0, cachedPages)
  for (const { path } of repeated)
    await (await fetch(product.origin + path, { headers: page })).arrayBuffer()
  await add('public job page, cached', () => closed(repeated))
  const unchanged = await unchangedPages(product.origin, newest.slice(0, revalidatedPages))
  await add('public job page, unchanged', async () =>
    unchanged.length === 0 ? { note: 'no ETag' } : await closed(unchanged, true),
  )
  if (isWanted('applying')) {
    const ids = newest.slice(0, different.warmUp + different.measured).map(({ id }) => id)
    const applicants = await gatherApplicants(product, ids)
    const applying = async (query: Parameters<typeof applicants.apply>[0]) => {
      const { measure: cost, sent, stored } = await applicants.apply(query)
      return { product: cost, note: `${sent} sent, ${sent - stored} lost` }
    }
    await add('applying, one after the other', () => applying(applications))
    await add('applying, 100 a second', () => applying({ before: 400, count: 800, perSecond: 100 }))
  }
  if (isWanted('posting a job')) {
    const { posting, accepting } = await postAndAccept(product, 20)
    rows.push({ name: 'posting a job', p95Ms: percentile(posting, 0.95) })
    rows.push({ name: 'accepting a job', p95Ms: percentile(accepting, 0.95) })
  }
  return { rows, searches }
}

/** To make the questions of a large market takes longer than the server keeps an idle connection. */
const noticeClosedConnections = () => new Promise((resolve) => setTimeout(resolve, 100))

function meanOf(one: Measure, other: Measure): Measure {
  return {
    perSecond: (one.perSecond + other.perSecond) / 2,
    cpuMicroseconds: (one.cpuMicroseconds + other.cpuMicroseconds) / 2,
    megabytes: Math.max(one.megabytes, other.megabytes),
  }
}

const cardsSchema = z.array(z.object({ id: z.string(), slug: z.string() }))

async function newestJobs(origin: string, count: number) {
  const jobs: z.output<typeof cardsSchema> = []
  let cursor: string | null = ''
  while (jobs.length < count && cursor !== null) {
    const query = new URLSearchParams({ limit: '100', ...(cursor && { cursor }) })
    const reply = await fetch(`${origin}/api/public/jobs?${query.toString()}`)
    jobs.push(...cardsSchema.parse(await reply.json()))
    cursor = reply.headers.get('x-next-cursor')
  }
  return jobs
}

/** One after the other, as when a person opens the filters. */
async function countOptions(product: Target, supply: Supply) {
  const waits: number[] = []
  const ask = async (question: Question) => {
    const startedAt = performance.now()
    const reply = await fetch(`${product.origin}/api/public/job-counts?${searchOf(question)}`)
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`The counts answered ${reply.status}`)
    waits.push(performance.now() - startedAt)
  }
  for (const question of supply.take(10)) await ask(question)
  waits.length = 0
  const measured = await accounted(product, async () => {
    for (const question of supply.take(different.countedOptions)) await ask(question)
    return waits.length
  })
  return { product: measured, p95Ms: percentile(waits, 0.95) }
}

const searchOf = ({ q = '', location = '' }: Question): string =>
  new URLSearchParams({ q: String(q), location: String(location) }).toString()

/** Cursors of deep pages. */
async function deepCursors(
  origin: string,
  headers: Readonly<Record<string, string>>,
): Promise<string[]> {
  const cursors: string[] = []
  let cursor = ''
  for (let page = 0; page < deepPages; page += 1) {
    const body = JSON.stringify({ limit: 100, ...(cursor && { cursor }) })
    const reply = await fetch(`${origin}/api/allJobs`, { method: 'POST', headers, body })
    cursor = reply.headers.get('x-next-cursor') ?? ''
    await reply.arrayBuffer()
    if (cursor === '') break
    cursors.push(cursor)
  }
  return cursors.slice(-deepPages / 2)
}

/** Requests that revalidate pages by their ETag. */
async function unchangedPages(
  origin: string,
  jobs: readonly { slug: string }[],
): Promise<LoadRequest[]> {
  const requests: LoadRequest[] = []
  for (const { slug } of jobs) {
    const reply = await fetch(`${origin}/jobs/${slug}`)
    await reply.arrayBuffer()
    const etag = reply.headers.get('etag')
    if (etag !== null) requests.push({ path: `/jobs/${slug}`, headers: { 'if-none-match': etag } })
  }
  return requests
}
