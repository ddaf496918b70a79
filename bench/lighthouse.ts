import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { launchOptions, unpackChromium } from '../tests/journeys/support/chromium.ts'
import { freePort, signIn, startProduct } from './product.ts'

/*
 * Lighthouse's scores for the most visited first pages. The package is large, so it is installed in a separate folder:
 * `npm install --prefix FOLDER lighthouse`, then `LIGHTHOUSE=FOLDER node bench/lighthouse.ts`.
 */

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const scoreSchema = z.object({ score: z.number().nullable() })
const figureSchema = z.object({ numericValue: z.number() })
const resultSchema = z.object({
  lhr: z.object({
    lighthouseVersion: z.string(),
    categories: z.record(z.enum(categories), scoreSchema),
    audits: z.object({
      'largest-contentful-paint': figureSchema,
      'total-blocking-time': figureSchema,
      'cumulative-layout-shift': figureSchema,
    }),
  }),
})
type Result = z.infer<typeof resultSchema>['lhr']
type Lighthouse = (address: string, flags: object) => Promise<unknown>

async function loadLighthouse(): Promise<Lighthouse> {
  const folder = process.env['LIGHTHOUSE']
  if (folder === undefined) throw new Error('LIGHTHOUSE must name the folder of the package')
  const entry = resolve(folder, 'node_modules/lighthouse/core/index.js')
  const found: { default: Lighthouse } = await import(pathToFileURL(entry).href)
  return found.default
}

function toRow(name: string, { categories: scores, audits }: Result): string {
  const figures = [
    ...categories.map((each) => Math.round((scores[each].score ?? 0) * 100)),
    Math.round(audits['largest-contentful-paint'].numericValue),
    Math.round(audits['total-blocking-time'].numericValue),
    audits['cumulative-layout-shift'].numericValue.toFixed(3),
  ]
  return `| ${name} | ${figures.join(' | ')} |`
}

function toTable(version: string, rows: readonly string[]): string {
  return [
    '# Lighthouse',
    '',
    `Made by \`node bench/lighthouse.ts\`: Lighthouse ${version}, its settings for phones, the built product with the sample`,
    'marketplace, headless Chromium. Blocking time, and with it the performance score, depends on how busy the machine was.',
    '',
    '| page | performance | accessibility | best practices | SEO | largest paint (ms) | blocking (ms) | shift |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** Stores a session in Lighthouse's browser. */
async function storeSession(port: number, origin: string, token: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  await page?.goto(`${origin}/offline`)
  await page?.evaluate((value) => {
    localStorage.setItem('token', value)
    localStorage.setItem('type', 'users')
  }, token)
  await page?.close()
  await browser.close()
}

async function main(): Promise<void> {
  const lighthouse = await loadLighthouse()
  const folder = mkdtempSync(join(tmpdir(), 'kaamyab-lighthouse-'))
  await unpackChromium()
  const product = await startProduct(join(folder, 'data'))
  const port = await freePort()
  const { executablePath, args, env } = launchOptions()
  const browser = spawn(
    z.string().parse(executablePath),
    [
      ...(args ?? []),
      '--headless=new',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${join(folder, 'browser')}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } },
  )
  try {
    // The first output says where the browser listens.
    await once(browser.stderr, 'data')
    const jobs = z
      .array(z.object({ slug: z.string() }))
      .parse(await (await fetch(`${product.origin}/api/public/jobs?limit=1`)).json())
    const look = async (path: string, isSignedIn: boolean): Promise<Result> => {
      // Somebody who was here before: a first visit to the home page is asked for the language.
      const extraHeaders = { Cookie: 'locale=en' }
      const flags = { port, formFactor: 'mobile', onlyCategories: categories, extraHeaders }
      const result = await lighthouse(product.origin + path, {
        ...flags,
        disableStorageReset: isSignedIn,
      })
      return resultSchema.parse(result).lhr
    }
    const results: [name: string, Result][] = [
      ['home', await look('/', false)],
      ['public search', await look('/jobs', false)],
      ['public job', await look(`/jobs/${jobs[0]?.slug ?? ''}`, false)],
    ]
    const token = await signIn(product.origin, '+919000110001', 'users')
    await storeSession(port, product.origin, token)
    results.push(['search, signed in', await look('/jobsearch', true)])
    const [, { lighthouseVersion }] = results[0] ?? ['', { lighthouseVersion: '' }]
    const table = toTable(
      lighthouseVersion,
      results.map(([name, result]) => toRow(name, result)),
    )
    process.stdout.write(table)
    writeFileSync(join(import.meta.dirname, 'results/lighthouse.md'), table)
  } finally {
    browser.kill()
    await once(browser, 'exit')
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
