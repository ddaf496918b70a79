import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { z } from 'zod'
import { idFromSlug } from '#contract/jobs/slug.ts'
import { launchOptions, unpackChromium } from '../tests/journeys/support/chromium.ts'
import { writeResult } from './write-result.ts'
import { signIn, startProduct } from './product.ts'
import { line, slowerCpu, throttle } from './throttle.ts'

/*
 * The first visit of a phone on a slow network: transferred bytes, those of scripts, and
 * the browser's paint, layout shift and blocking times. `BENCH_DATA_DIR` names an existing data folder.
 */

/** The report has the median of so many visits. */
const times = 5
/** Without a request for so long, the page has loaded. */
const quietMs = 2000
const phone = { width: 360, height: 740 }

type View = {
  readonly bytes: number
  readonly scriptBytes: number
  readonly requests: number
  readonly largestPaintMs: number
  readonly shift: number
  readonly blockingMs: number
}

const seenSchema = z.object({
  largestPaintMs: z.number(),
  shift: z.number(),
  blockingMs: z.number(),
})

/** Runs in the page before its own scripts. */
const observe = `
  const seen = { largestPaintMs: 0, shift: 0, blockingMs: 0 }
  window.seen = seen
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaintMs = startTime))
  watch('layout-shift', ({ value }) => (seen.shift += value))
  watch('longtask', ({ duration }) => (seen.blockingMs += Math.max(0, duration - 50)))
`

async function look(browser: Browser, address: string, token: string | undefined): Promise<View> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true })
  try {
    if (token !== undefined) {
      await context.addInitScript((value) => {
        localStorage.setItem('token', value)
        localStorage.setItem('type', 'users')
      }, token)
    }
    await context.addInitScript({ content: observe })
    const page = await context.newPage()
    const devtools = await throttle(page)
    const addresses = new Map<string, string>()
    let bytes = 0
    let scriptBytes = 0
    let requests = 0
    let waiting = 0
    let lastAt = performance.now()
    const note = (change: number) => {
      waiting += change
      lastAt = performance.now()
    }
    devtools.on('Network.requestWillBeSent', ({ redirectResponse }) =>
      note(redirectResponse ? 0 : 1),
    )
    devtools.on('Network.loadingFailed', () => note(-1))
    devtools.on('Network.responseReceived', ({ requestId, response }) =>
      addresses.set(requestId, response.url),
    )
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      note(-1)
      bytes += encodedDataLength
      if (encodedDataLength > 0) requests += 1
      // Scripts may load after the first paint.
      if (addresses.get(requestId)?.endsWith('.js')) scriptBytes += encodedDataLength
    })
    await page.goto(address, { waitUntil: 'load' })
    // A page that is painted first loads its script a little later, and a form its parts after that.
    const isQuiet = () => {
      const quiet = performance.now() - lastAt
      return quiet > (waiting > 0 ? 10 * quietMs : quietMs)
    }
    while (!isQuiet()) await page.waitForTimeout(100)
    const seen = seenSchema.parse(await page.evaluate('window.seen'))
    return { ...seen, bytes, scriptBytes, requests }
  } finally {
    await context.close()
  }
}

async function lookOften(browser: Browser, address: string, token?: string): Promise<View> {
  const views: View[] = []
  for (let time = 0; time < times; time += 1) views.push(await look(browser, address, token))
  return middleOf(views)
}

function middleOf(views: readonly View[]): View {
  const middle = (figure: (view: View) => number): number =>
    views.map(figure).toSorted((one, other) => one - other)[Math.floor(views.length / 2)] ?? 0
  return {
    bytes: middle(({ bytes }) => bytes),
    scriptBytes: middle(({ scriptBytes }) => scriptBytes),
    requests: middle(({ requests }) => requests),
    largestPaintMs: middle(({ largestPaintMs }) => largestPaintMs),
    shift: middle(({ shift }) => shift),
    blockingMs: middle(({ blockingMs }) => blockingMs),
  }
}

/** A page's view, beside that of the same page in English. */
type Row = { readonly name: string; readonly view: View; readonly english?: View }

function toTable(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ name, view, english }) =>
      `| ${name} | ${kilobytes(view.bytes)} | ${english ? more(view.bytes - english.bytes) : ''} | ${kilobytes(view.scriptBytes)} | ${view.requests} | ` +
      `${Math.round(view.largestPaintMs)} | ${view.shift.toFixed(3)} | ${Math.round(view.blockingMs)} |`,
  )
  return [
    '# The first view on a phone',
    '',
    'Made by `node bench/first-view.ts`: headless Chromium, 360 x 740, empty cache; the network throttled to',
    `${line.downloadBitsPerSecond / 1e6} Mbps down, ${line.uploadBitsPerSecond / 1e3} kbps up and ${line.latencyMs} ms, the CPU slowed ${slowerCpu} times.`,
    `Median of ${times} visits each.`,
    `Measured over the sample marketplace on ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}.`,
    '',
    '| page | kB over the wire | more than English | of it scripts | requests | largest paint (ms) | shift | blocking (ms) |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}

const more = (bytes: number): string => `${bytes < 0 ? '' : '+'}${kilobytes(bytes)}`

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

async function main(): Promise<void> {
  const given = process.env['BENCH_DATA_DIR']
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'kaamyab-first-view-'))
  await unpackChromium()
  const product = await startProduct(dataDir)
  try {
    const jobs = z
      .array(z.object({ slug: z.string() }))
      .parse(await (await fetch(`${product.origin}/api/public/jobs?limit=1`)).json())
    const slug = jobs[0]?.slug ?? ''
    const token = await signIn(product.origin, '+919000110001', 'users')
    const pages: readonly (readonly [name: string, path: string, token?: string])[] = [
      ['home', '/'],
      ['public search', '/jobs'],
      ['public job', `/jobs/${slug}`],
      ['login of candidates', '/candidate_login'],
      ['search, signed in', '/jobsearch', token],
      ['form to apply, signed in', `/applyform/${idFromSlug(slug) ?? ''}`, token],
    ]
    const browser = await chromium.launch(launchOptions())
    try {
      const rows: Row[] = []
      for (const [name, path, theirs] of pages) {
        const english = await lookOften(browser, product.origin + path, theirs)
        const hindi = await lookOften(browser, `${product.origin}/hi${path}`, theirs)
        rows.push({ name, view: english }, { name: `${name}, Hindi`, view: hindi, english })
      }
      writeResult('first-view', toTable(rows))
    } finally {
      await browser.close()
    }
  } finally {
    await product.stop()
    if (given === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
}

await main()
