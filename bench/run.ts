import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { measure } from './load.ts'
import type { LoadRequest, Measure } from './load.ts'
import { signInCandidate, startHello, startProduct } from './product.ts'

/*
 * Figures of the sample marketplace, each beside a bare Node server measured before and after it in
 * the same run. Talks to 127.0.0.1 alone and ends what it started.
 */

const secondsEach = Number(process.env['BENCH_SECONDS'] ?? 8)
const dataDir = mkdtempSync(join(tmpdir(), 'kaamyab-bench-'))
const say = (text: string) => process.stdout.write(`${text}\n`)

const searches: readonly (readonly [string, object])[] = [
  ['search: newest 24', { limit: 24 }],
  ['search: one word', { q: 'customer' }],
  ['search: beginning of a word', { q: 'tele' }],
  ['search: text and two filters', { q: 'executive', location: 'Delhi', education: '12thPassed' }],
  ['search: nothing found', { q: 'zzzz' }],
]

type Row = { name: string; hello: Measure; product: Measure }

async function main(): Promise<void> {
  say('Filling a sample marketplace')
  const first = await startProduct(dataDir)
  await first.stop()
  const product = await startProduct(dataDir)
  const hello = await startHello()
  try {
    const token = await signInCandidate(product.origin, '+919000012345')
    const signedIn = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const search = (body: object): LoadRequest => ({
      method: 'POST',
      path: '/api/allJobs',
      body: JSON.stringify(body),
      headers: signedIn,
    })
    const newest = z
      .array(z.object({ id: z.string(), slug: z.string() }))
      .parse(await (await fetch(`${product.origin}/api/public/jobs?limit=50`)).json())

    const rows: Row[] = []
    const add = async (name: string, requests: readonly LoadRequest[]) => {
      const before = await measure(hello, [{ path: '/' }], 3)
      const measured = await measure(product, requests, secondsEach)
      const after = await measure(hello, [{ path: '/' }], 3)
      rows.push({ name, hello: average(before, after), product: measured })
      say(`  ${name}: ${measured.perSecond.toFixed(0)} a second`)
    }
    for (const [name, body] of searches) await add(name, [search(body)])
    await add(
      'search: mixed',
      searches.map(([, body]) => search(body)),
    )
    await add(
      'job details, signed in',
      newest.map(({ id }) => ({ path: `/api/jobs/${id}`, headers: signedIn })),
    )
    await add(
      'public job page, rendered',
      newest.map(({ slug }) => ({ path: `/jobs/${slug}` })),
    )
    report(rows, product.readyMs, hello.readyMs)
  } finally {
    await hello.stop()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function average(one: Measure, other: Measure): Measure {
  const mean = (a: number, b: number) => (a + b) / 2
  return {
    perSecond: mean(one.perSecond, other.perSecond),
    p50Ms: mean(one.p50Ms, other.p50Ms),
    p97Ms: mean(one.p97Ms, other.p97Ms),
    cpuMicroseconds: mean(one.cpuMicroseconds, other.cpuMicroseconds),
  }
}

function report(rows: readonly Row[], productReadyMs: number, helloReadyMs: number): void {
  const lines = [
    '# Sample marketplace (600 jobs)',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores, Node ${process.version}, ` +
      `16 connections in a closed loop, ${secondsEach} s each, embedded Postgres with its shipped settings.`,
    '',
    '| what | answers a second | share of hello | CPU an answer | multiple of hello | p50 ms | p97.5 ms |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(({ name, hello, product }) =>
      [
        '',
        name,
        product.perSecond.toFixed(0),
        (product.perSecond / hello.perSecond).toFixed(3),
        `${product.cpuMicroseconds.toFixed(0)} µs`,
        `${(product.cpuMicroseconds / hello.cpuMicroseconds).toFixed(1)}x`,
        product.p50Ms.toFixed(1),
        product.p97Ms.toFixed(1),
        '',
      ]
        .join(' | ')
        .trim(),
    ),
    '',
    `Ready to answer after a second start: ${(productReadyMs / 1000).toFixed(2)} s ` +
      `(a bare Node server: ${(helloReadyMs / 1000).toFixed(2)} s).`,
    '',
  ]
  const text = lines.join('\n')
  const results = join(import.meta.dirname, 'results')
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, 'sample-marketplace.md'), text)
  say(`\n${text}`)
}

await main()
