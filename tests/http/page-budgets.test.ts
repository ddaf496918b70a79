import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import en from '#messages/en.json' with { type: 'json' }
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/*
 * What a first visit may weigh. Public pages: all that the page itself asks for, as it travels, without the
 * pictures that people have uploaded. Pages of people: the script that the page begins with.
 */

const publicPageBytes = 80_000
const publicScriptBytes = 10_000
const ownScriptBytes = 165_000

const root = join(import.meta.dirname, '../..')
const build = join(root, 'build')

const routeSchema = z.object({
  id: z.string(),
  parentId: z.string().optional(),
  module: z.string(),
  clientLoaderModule: z.string().optional(),
  hydrateFallbackModule: z.string().optional(),
  imports: z.array(z.string()).optional(),
})
type RouteFiles = z.infer<typeof routeSchema>

const assetsSchema = z.object({
  entry: z.object({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(z.string(), routeSchema),
})

let testApp: TestApp
let jobPath: string
let assets: z.infer<typeof assetsSchema>
beforeAll(async () => {
  testApp = await createTestApp({ pages: 'built' })
  const employer = await createEmployer(testApp)
  const admin = await signIn(testApp, 'admin')
  let id = ''
  for (let index = 0; index < 24; index += 1) {
    id = await addLiveJob(testApp, { employer, admin }, { jobTitle: `Telecaller ${index}` })
  }
  jobPath = String((await callApi(testApp, 'GET', `/jobs/${id}`)).headers['location'])
  const built: unknown = await import(pathToFileURL(join(build, 'server/index.js')).href)
  assets = z.object({ assets: assetsSchema }).parse(built).assets
})
afterAll(() => testApp.close())

/** As the server sends it: packed at the build where that makes it smaller. */
function bytesOf(address: string): number {
  const file = join(build, 'client', address)
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length
}

const matches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found)

describe('a public page', () => {
  test.each([
    '/',
    '/jobs',
    '/Frame-3',
    '/Contact',
    '/terms_conditions',
    '/privacy_policy',
    'a job',
  ])('%s weighs no more than it may, and begins almost without script', async (name) => {
    const path = name === 'a job' ? jobPath : name
    const plain = (await callApi(testApp, 'GET', path)).body
    const sent = await callApi(testApp, 'GET', path, { headers: { 'accept-encoding': 'br' } })
    const scripts = matches(plain, /<script[^>]* src="([^"]+)"/g)
    const inline = matches(plain, /<script>(.*?)<\/script>/gs)
    expect(matches(plain, /<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g)).toEqual([])
    const scriptBytes =
      scripts.reduce((sum, address) => sum + bytesOf(address), 0) + inline.join('').length
    expect(scriptBytes).toBeLessThanOrEqual(publicScriptBytes)

    const asked = new Set([
      ...matches(plain, /<link[^>]*rel="(?:stylesheet|preload)"[^>]*href="([^"]+)"/g),
      ...matches(plain, /<img[^>]* src="(\/assets\/[^"]+)"/g),
      ...scripts,
    ])
    expect(asked.size).toBeGreaterThan(2)
    const bytes = [...asked].reduce((sum, address) => sum + bytesOf(address), 0)
    expect(bytes + sent.rawPayload.length).toBeLessThanOrEqual(publicPageBytes)
  })
})

/** The script that a page of this route begins with. */
function filesOf(route: RouteFiles): string[] {
  const chain: RouteFiles[] = []
  for (let at: RouteFiles | undefined = route; at; at = assets.routes[at.parentId ?? '']) {
    chain.push(at)
  }
  const files = chain.flatMap(({ module, clientLoaderModule, hydrateFallbackModule, imports }) => [
    module,
    clientLoaderModule,
    hydrateFallbackModule,
    ...(imports ?? []),
  ])
  const all = [assets.entry.module, ...assets.entry.imports, ...files]
  return [...new Set(all.filter((file) => file !== undefined))]
}

const routeOf = (id: string): RouteFiles => {
  const route = assets.routes[id]
  if (!route) throw new Error(`There is no route ${id}`)
  return route
}

const textOf = (file: string): string => readFileSync(join(build, 'client', file), 'utf8')

const ownRoutes = {
  candidates: [
    'routes/job-search',
    'routes/job-search-results',
    'routes/job-details',
    'routes/candidate-first-profile',
    'routes/candidate-profile',
    'routes/apply-form',
  ],
  employers: [
    'routes/dashboard',
    'routes/post-job',
    'routes/posted-job',
    'routes/employer-profile',
    'responses',
    'check-responses',
    'pricing',
    'payment-gateway',
  ],
  admins: [
    'routes/admin-approvals',
    'routes/admin-edit-job',
    'routes/admin-settings',
    'routes/payments',
    'routes/audit',
    'routes/contact-requests',
    'routes/grievances',
    'routes/sayings',
    'routes/system',
  ],
  everybody: ['routes/my-privacy', 'routes/signed-in-devices'],
}

test.each(Object.entries(ownRoutes))(
  'pages of %s begin with no more script than they may',
  (_who, ids) => {
    const weights = ids.map((id) => {
      const bytes = filesOf(routeOf(id)).reduce(
        (sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length,
        0,
      )
      return [id, bytes] as const
    })
    expect(weights.filter(([, bytes]) => bytes > ownScriptBytes)).toEqual([])
  },
)

/** Sentences that only pages of these people say, and so their code. */
const ownSentences = {
  employers: /["'`](?:dashboard|posting|postedJob|pricing|review)\.\w/,
  admins: /["'`](?:admin|payments|contactRequests|audit|system)\.\w/,
}

test.each([
  ['candidates', 'employers'],
  ['candidates', 'admins'],
  ['employers', 'admins'],
] as const)('pages of %s load no code of pages of %s', (whose, others) => {
  const theirs = ownRoutes[others].flatMap((id) => routeOf(id).module)
  for (const id of ownRoutes[whose]) {
    const files = filesOf(routeOf(id))
    expect([id, files.filter((file) => theirs.includes(file))]).toEqual([id, []])
    expect([id, files.filter((file) => ownSentences[others].test(textOf(file)))]).toEqual([id, []])
  }
})

test('no page begins with the library of schemas, nor with what only the server knows of calls', () => {
  const onlyServers = /ZodType|safeParseAsync|"?beforeSecondStep"?:|"?limitKey"?:/
  for (const id of Object.keys(assets.routes)) {
    const files = filesOf(routeOf(id))
    expect([id, files.filter((file) => onlyServers.test(textOf(file)))]).toEqual([id, []])
  }
})

test('a page carries the sentences that it says, and none of the others', () => {
  const search = filesOf(routeOf('routes/job-search-results')).map(textOf).join('')
  const texts = z.record(z.string(), z.string()).parse(en)
  const saidBy = (start: string) =>
    Object.entries(texts).filter(([key, text]) => key.startsWith(start) && search.includes(text))
  expect(saidBy('search.').length).toBeGreaterThan(20)
  for (const other of ['legal.', 'mail.', 'jobForm.', 'audit.'])
    expect([other, saidBy(other).filter(([, text]) => text.length > 40)]).toEqual([other, []])
})

test('texts that only the server says are in no script', () => {
  const scripts = globSync('assets/*.js', { cwd: join(build, 'client') })
  expect(scripts.length).toBeGreaterThan(20)
  const keys = scripts.flatMap(
    (file) => textOf(file).match(/["'`](?:mail|invoice|outbox|standIn\w+)\.[\w.]+["'`]/g) ?? [],
  )
  expect(keys).toEqual([])
})
