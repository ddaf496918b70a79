import { z } from 'zod'
import { measure, openLoop, percentile } from './load.ts'
import type { LoadRequest, Measure } from './load.ts'
import { fillDataFolder } from './market/data-folder.ts'
import { memoryOverTime } from './memory-over-time.ts'
import { gatherApplicants, postAndAccept } from './people.ts'
import { residentMegabytes } from './processes.ts'
import { signIn, startHello, startProduct } from './product.ts'
import type { Running } from './product.ts'
import { asSearch, mixed, searchKinds } from './searches.ts'

/** A row of the table; `hello` is the mean of the baseline before and after it. */
export type Row = {
  readonly name: string
  readonly product?: Measure
  readonly hello?: Measure
  readonly p95Ms?: number
  readonly note?: string
}

/** Slightly longer than a page of search is cached. */
export const mixSeconds = 32
const mixWarmUpSeconds = 5
/** `before` is a warm-up as long as that of the other calls. */
export const applications = { before: 5000, count: 2500 }
const deepPages = 40
const revalidatedPages = 100

export type MarketFigures = {
  readonly rows: Row[]
  /** Memory of the server after all measurements. */
  readonly megabytesAtEnd: number
  /** Maximum memory in each minute of searches, if `minutes` is above 0. */
  readonly minutes: readonly number[]
}

type Options = {
  /** Must not exist. */
  readonly dataDir: string
  readonly seconds: number
  /** How long searches continue at the end. */
  readonly minutes: number
  readonly say: (text: string) => void
}

/** Measures all rows over a new market of `liveJobs` live jobs. */
export async function measureMarket(
  liveJobs: number,
  { dataDir, seconds, minutes, say }: Options,
): Promise<MarketFigures> {
  const hello = await startHello()
  try {
    await fillDataFolder(dataDir, liveJobs)
    // The first start on a machine compiles TypeScript, which takes memory; later ones use the compile cache.
    await (await startProduct(dataDir, ['--empty'])).stop()
    const product = await startProduct(dataDir, ['--empty'])
    try {
      const { rows, searches } = await measureRows({ product, hello, seconds, say })
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
  readonly product: Required<Running>
  readonly hello: Running
  readonly seconds: number
  readonly say: (text: string) => void
}

async function measureRows({
  product,
  hello,
  seconds,
  say,
}: Bench): Promise<{ rows: Row[]; searches: LoadRequest[] }> {
  const token = await signIn(product.origin, '+919000012345', 'users')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const newest = await newestJobs(product.origin)
  const kinds = searchKinds(await deepCursors(product.origin, headers))
  const rows: Row[] = []
  const baseline = () => measure(hello, [{ path: '/' }], { seconds: 2 })
  let before = await baseline()
  const add = async (name: string, take: () => Promise<Omit<Row, 'name' | 'hello'>>) => {
    const row = await take()
    const after = await baseline()
    rows.push({ name, ...row, hello: meanOf(before, after) })
    before = after
    say(
      `  ${name}: ${row.product?.perSecond.toFixed(0) ?? ''} ${row.p95Ms?.toFixed(1) ?? ''} ${row.note ?? ''}`,
    )
  }
  const closed = async (requests: readonly LoadRequest[], isUnchanged = false) => ({
    product: await measure(product, requests, { seconds, isUnchanged }),
  })

  const searches = mixed(kinds).map((query) => asSearch(query, headers))
  await add('searches, mixed', async () => {
    await measure(product, searches, { seconds: mixWarmUpSeconds })
    return { product: await measure(product, searches, { seconds: mixSeconds }) }
  })
  for (const { name, queries } of kinds) {
    const requests = queries.map((query) => asSearch(query, headers))
    await add(`search: ${name}`, async () => {
      const { product: highest } = await closed(requests)
      const rate = highest.perSecond / 2
      const waits = await openLoop(product, requests, { perSecond: rate, seconds })
      return { product: highest, p95Ms: percentile(waits, 0.95) }
    })
  }
  await add('job details, signed in', () =>
    closed(newest.map(({ id }) => ({ path: `/api/jobs/${id}`, headers }))),
  )
  await add('public job page, rendered', () =>
    closed(newest.map(({ slug }) => ({ path: `/jobs/${slug}` }))),
  )
  const unchanged = await unchangedPages(product.origin, newest.slice(0, revalidatedPages))
  await add('public job page, unchanged', async () =>
    unchanged.length === 0 ? { note: 'no ETag' } : await closed(unchanged, true),
  )
  const ids = newest.map(({ id }) => id)
  const applicants = await gatherApplicants(product, ids)
  const applying = async (query: Parameters<typeof applicants.apply>[0]) => {
    const { measure: cost, sent, stored } = await applicants.apply(query)
    return { product: cost, note: `${sent} sent, ${sent - stored} lost` }
  }
  await add('applying, one after the other', () => applying(applications))
  await add('applying, 100 a second', () => applying({ before: 400, count: 800, perSecond: 100 }))
  const { posting, accepting } = await postAndAccept(product, 20)
  rows.push({ name: 'posting a job', p95Ms: percentile(posting, 0.95) })
  rows.push({ name: 'accepting a job', p95Ms: percentile(accepting, 0.95) })
  return { rows, searches }
}

function meanOf(one: Measure, other: Measure): Measure {
  return {
    perSecond: (one.perSecond + other.perSecond) / 2,
    cpuMicroseconds: (one.cpuMicroseconds + other.cpuMicroseconds) / 2,
    megabytes: Math.max(one.megabytes, other.megabytes),
  }
}

const cardsSchema = z.array(z.object({ id: z.string(), slug: z.string() }))

async function newestJobs(origin: string) {
  return cardsSchema.parse(await (await fetch(`${origin}/api/public/jobs?limit=100`)).json())
}

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
