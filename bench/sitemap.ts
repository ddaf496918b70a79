import { parseArgs } from 'node:util'
import { writeResult } from './write-result.ts'
import { percentile } from './load.ts'
import { residentMegabytes } from './processes.ts'
import { startProduct } from './product.ts'
import type { Running } from './product.ts'

/*
 * Reads the whole sitemap over a data folder with a market (see market.ts), as a search engine does:
 * node bench/sitemap.ts --data=<folder>
 */

const { values } = parseArgs({ options: { data: { type: 'string' } } })
const maxAddresses = 50_000
const maxBytes = 50 * 1024 * 1024

type Part = {
  readonly path: string
  readonly addresses: number
  readonly bytes: number
  readonly milliseconds: number
}

const addressOf = /<loc>[^<]*<\/loc>/g

/** @throws Error for a response that is no sitemap or exceeds the limits of one */
async function readPart(origin: string, path: string): Promise<Part & { readonly text: string }> {
  const startedAt = performance.now()
  const answer = await fetch(origin + path)
  const text = await answer.text()
  const milliseconds = performance.now() - startedAt
  const bytes = Buffer.byteLength(text)
  const addresses = text.match(addressOf)?.length ?? 0
  if (!answer.ok || !text.trimEnd().endsWith('>')) throw new Error(`${path}: ${answer.status}`)
  if (addresses > maxAddresses || bytes > maxBytes) throw new Error(`${path} holds too much`)
  return { path, addresses, bytes, milliseconds, text }
}

/** Reads one part after the other. */
async function readAll(product: Running) {
  const { text, milliseconds } = await readPart(product.origin, '/sitemap.xml')
  const paths = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url))
  const parts: Part[] = []
  let megabytes = residentMegabytes(product.pid)
  for (const { pathname } of paths) {
    const { text: _, ...part } = await readPart(product.origin, pathname)
    parts.push(part)
    megabytes = Math.max(megabytes, residentMegabytes(product.pid))
  }
  return { parts, indexMs: milliseconds, megabytes }
}

async function main(): Promise<void> {
  if (values.data === undefined) throw new Error('--data=<folder> is missing')
  const product = await startProduct(values.data, ['--empty'])
  try {
    const megabytesBefore = residentMegabytes(product.pid)
    const first = await readAll(product)
    const again = await readAll(product)
    const text = reportOf({ first, again, megabytesBefore })
    writeResult('sitemap', text)
  } finally {
    await product.stop()
  }
}

type Reading = Awaited<ReturnType<typeof readAll>>

function reportOf({
  first,
  again,
  megabytesBefore,
}: {
  first: Reading
  again: Reading
  megabytesBefore: number
}): string {
  const { parts } = first
  const addresses = parts.reduce((sum, part) => sum + part.addresses, 0)
  const largest = Math.max(...parts.map((part) => part.addresses))
  const bytes = Math.max(...parts.map((part) => part.bytes))
  const row = (name: string, { indexMs, parts: read, megabytes }: Reading) => {
    const times = read.map(({ milliseconds }) => milliseconds)
    const all = times.reduce((sum, each) => sum + each, 0)
    const cells = [percentile(times, 0.5), Math.max(...times), all / 1000].map((each) =>
      each.toFixed(1),
    )
    return `| ${name} | ${indexMs.toFixed(1)} | ${cells.join(' | ')} | ${megabytes.toFixed(0)} |`
  }
  return `# The sitemap

Measured ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, by \`node bench/sitemap.ts\`: ${addresses.toLocaleString('en-IN')} addresses in ${parts.length} parts, the
largest of ${largest.toLocaleString('en-IN')} addresses (50,000 allowed) and ${(bytes / 1024 / 1024).toFixed(1)} MB (50 allowed), one part after the other, not compressed. Other work may
have kept the machine busy.

| | index, ms | a part, median ms | a part, maximum ms | all parts, s | maximum memory of the server, MB |
|---|---|---|---|---|---|
${row('first', first)}
${row('again', again)}

Memory before the first: ${megabytesBefore.toFixed(0)} MB.
`
}

await main()
