import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import en from '#messages/en.json' with { type: 'json' }
import { isMessagePart, partsOfKey } from '#contract/i18n/catalogue-parts.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/*
 * What a first visit may weigh. Public pages: all that the page itself asks for, as it travels, without the
 * pictures that people have uploaded. Pages of people: the script that the page begins with.
 */

const publicPageBytes = 80_000
/** What a page in Hindi may weigh more: its heading font and longer letters, without the text font of Latin letters. */
const hindiBytes = 15_000
const publicScriptBytes = 10_000
const ownScriptBytes = 180_000
const messageBytes = 30_000

const root = join(import.meta.dirname, '../..')
const build = join(root, 'build')

const routeSchema = z.object({
  id: z.string(),
  parentId: z.string().optional(),
  path: z.string().optional(),
  index: z.boolean().optional(),
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

const testApp = closeAfterAll(
  await createTestApp({ pages: 'built', config: { languages: ['en', 'hi'] } }),
)
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')
let id = ''
for (let index = 0; index < 24; index += 1) {
  id = await addLiveJob(testApp, { employer, admin }, { jobTitle: `Telecaller ${index}` })
}
const jobPath = String((await callApi(testApp, 'GET', `/jobs/${id}`)).headers['location'])
const built: unknown = await import(pathToFileURL(join(build, 'server/index.js')).href)
const { assets, routes: modules } = z
  .object({
    assets: assetsSchema,
    routes: z.record(
      z.string(),
      z.object({ module: z.object({ handle: z.unknown().optional() }) }),
    ),
  })
  .parse(built)

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
    '/hi',
    '/hi/jobs',
    '/hi/privacy_policy',
  ])('%s weighs no more than it may, and begins almost without script', async (name) => {
    const path = name === 'a job' ? jobPath : name
    const plain = (await callApi(testApp, 'GET', path)).body
    const sent = await callApi(testApp, 'GET', path, { headers: { 'accept-encoding': 'br' } })
    const scripts = matches(plain, /<script[^>]* src="([^"]+)"/g)
    // What its loaders returned is data, wherever the router writes it.
    const inline = matches(plain, /<script>(?!window\.__reactRouterContext)(.*?)<\/script>/gs)
    expect(matches(plain, /<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g)).toEqual([])
    const scriptBytes =
      scripts.reduce((sum, address) => sum + bytesOf(address), 0) + inline.join('').length
    expect(scriptBytes).toBeLessThanOrEqual(publicScriptBytes)

    const asked = new Set([
      ...matches(plain, /<link[^>]*rel="(?:stylesheet|preload)"[^>]*href="([^"#]+)/g),
      ...matches(plain, /<img[^>]* src="(\/assets\/[^"]+)"/g),
      ...scripts,
    ])
    expect(asked.size).toBeGreaterThan(2)
    const bytes = [...asked].reduce((sum, address) => sum + bytesOf(address), 0)
    const most = path.startsWith('/hi') ? publicPageBytes + hindiBytes : publicPageBytes
    expect(bytes + sent.rawPayload.length).toBeLessThanOrEqual(most)
  })
})

/** What a page and its fonts, styles and messages weigh; its scripts are the same in each language. */
async function weightOf(path: string): Promise<number> {
  const asBrotli = { headers: { 'accept-encoding': 'br' } }
  const { rawPayload } = await callApi(testApp, 'GET', path, asBrotli)
  const html = (await callApi(testApp, 'GET', path)).body
  const asked = matches(html, /<link[^>]*rel="(?:stylesheet|preload)"[^>]*href="([^"#]+)/g)
  const bytes = await Promise.all(
    asked.map(async (address) =>
      address.startsWith('/messages/')
        ? (await callApi(testApp, 'GET', address, asBrotli)).rawPayload.length
        : bytesOf(address),
    ),
  )
  return rawPayload.length + bytes.reduce((sum, each) => sum + each, 0)
}

test.each(['/', '/jobs', 'a job', '/candidate_login', '/jobsearch'])(
  '%s weighs little more in Hindi than in English',
  async (name) => {
    const path = name === 'a job' ? jobPath : name
    const hindi = await weightOf(`/hi${path}`)
    expect(hindi).toBeGreaterThan(20_000)
    expect(hindi - (await weightOf(path))).toBeLessThanOrEqual(hindiBytes)
  },
)

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

/** The innermost route that answers an address. */
const routeAt = (address: string): RouteFiles => {
  const route = Object.values(assets.routes).findLast(({ path, index, parentId }) =>
    index === true ? assets.routes[parentId ?? '']?.path === address : path === address,
  )
  if (!route) throw new Error(`There is no route at ${address}`)
  return route
}

const textOf = (file: string): string => readFileSync(join(build, 'client', file), 'utf8')

const sizes = new Map<string, number>()
/** Measured once, because many pages share their files. */
function gzipBytesOf(file: string): number {
  const bytes = sizes.get(file) ?? gzipSync(textOf(file), { level: 9 }).length
  sizes.set(file, bytes)
  return bytes
}

const quotedTexts = new Map<string, ReadonlySet<string>>()
function quotedIn(file: string): ReadonlySet<string> {
  const known = quotedTexts.get(file)
  if (known) return known
  const texts = new Set(
    Array.from(textOf(file).matchAll(/`(?=([^`]+)`)/g), ([, text = '']) => text),
  )
  quotedTexts.set(file, texts)
  return texts
}

const ownRoutes = {
  candidates: [
    'jobsearch',
    'job_details/:jobId',
    'first_details',
    'candidate_profile',
    'applyform/:jobId',
  ],
  employers: [
    'employee_dashboard',
    'postjob',
    'postedjobinfo',
    'employee_profile',
    'responses/:jobId',
    'check_responses/:jobId',
    'pricing_page',
    'payment_gateway',
  ],
  admins: [
    'overview',
    'section-5',
    'edit/:jobId',
    'admin-settings',
    'payments',
    'audit',
    'inbox',
    'sayings',
    'system',
  ],
  everybody: ['my-privacy', 'notifications', 'notification-settings', 'signed-in-devices'],
}

test.each(Object.entries(ownRoutes))(
  'pages of %s begin with no more script than they may',
  (_who, addresses) => {
    const weights = addresses.map((address) => {
      const bytes = filesOf(routeAt(address)).reduce((sum, file) => sum + gzipBytesOf(file), 0)
      return [address, bytes] as const
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
  const theirs = ownRoutes[others].flatMap((address) => routeAt(address).module)
  for (const address of ownRoutes[whose]) {
    const files = filesOf(routeAt(address))
    const wrong = files.filter(
      (file) => theirs.includes(file) || ownSentences[others].test(textOf(file)),
    )
    expect([address, wrong]).toEqual([address, []])
  }
})

test('no page begins with the library of schemas, nor with what only the server knows of calls', () => {
  const onlyServers = /ZodType|safeParseAsync|"?beforeSecondStep"?:|"?limitKey"?:/
  for (const [id, route] of Object.entries(assets.routes)) {
    const files = filesOf(route)
    expect([id, files.filter((file) => onlyServers.test(textOf(file)))]).toEqual([id, []])
  }
})

/** The messages that a page begins with, by their addresses. */
async function messagesOf(address: string): Promise<ReadonlyMap<string, string>> {
  const html = (await callApi(testApp, 'GET', address)).body
  const written = /data-messages="([^"]+)" data-parts="([^"]+)"/.exec(html) ?? []
  const addresses = z
    .record(z.string(), z.string())
    .parse(JSON.parse((written[1] ?? '').replaceAll('&quot;', '"')))
  // English has no names of places.
  const parts = (written[2] ?? '').split(' ').flatMap((part) => addresses[part] ?? [])
  const texts = await Promise.all(
    parts.map(async (each) => (await callApi(testApp, 'GET', each)).body),
  )
  return new Map(parts.map((each, index) => [each, texts[index] ?? '']))
}

const withParameter = (route: string) => `/${route.replace(/:\w+/, 'some')}`

test.each(Object.entries(ownRoutes))(
  'the messages of pages of %s weigh no more than they may',
  async (_who, addresses) => {
    for (const address of addresses) {
      const texts = [...(await messagesOf(withParameter(address))).values()]
      const bytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
      expect(bytes).toBeGreaterThan(5000)
      expect(bytes).toBeLessThanOrEqual(messageBytes)
    }
  },
)

test('messages are kept for good, and an older address gets those of today', async () => {
  const [[address = '', text = ''] = []] = await messagesOf('/jobsearch')
  const current = await callApi(testApp, 'GET', address)
  expect(current.headers['cache-control']).toContain('immutable')
  const older = await callApi(testApp, 'GET', address.replace(/\.[\w-]+\.json/, '.older.json'))
  expect([older.body, older.headers['cache-control']]).toEqual([text, 'no-store'])
  expect((await callApi(testApp, 'GET', '/messages/en/server.x.json')).statusCode).toBe(404)
})

test('each page names the parts of the messages that its code says', async () => {
  const keys = Object.keys(en).map((key) => key.replace(/_(?:one|other)$/, ''))
  for (const addresses of Object.values(ownRoutes)) {
    for (const address of addresses) {
      const route = routeAt(address)
      const code = filesOf(route)
        .filter((file) => !assets.entry.imports.includes(file))
        .map(quotedIn)
      const said = keys.filter((key) => code.some((texts) => texts.has(key)))
      const parts = new Set(said.flatMap(partsOfKey).filter(isMessagePart))
      const named = [...(await messagesOf(withParameter(address))).keys()].join()
      const missing = [...parts].filter((part) => !named.includes(`/${part}.`))
      expect([address, missing]).toEqual([address, []])
    }
  }
})

/** The script of a route, with what it loads later. */
function allFilesOf(route: RouteFiles): ReadonlySet<string> {
  const found = new Set(filesOf(route).filter((file) => !assets.entry.imports.includes(file)))
  for (const file of found) {
    for (const [, name = ''] of textOf(file).matchAll(/["'`](?:\.|assets)\/([\w-]+\.js)["'`]/g)) {
      const address = `/assets/${name}`
      if (!assets.entry.imports.includes(address)) found.add(address)
    }
  }
  return found
}

test('a page loads the names of places exactly if its code says them', () => {
  const whole = (id: string | undefined): unknown[] => {
    const route = assets.routes[id ?? '']
    return route === undefined ? [] : [modules[route.id]?.module.handle, ...whole(route.parentId)]
  }
  const wrong = Object.values(assets.routes).filter((route) => {
    const says = [...allFilesOf(route)].some((file) => /\.place\(/.test(textOf(file)))
    return says !== JSON.stringify(whole(route.id)).includes('places')
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('no script carries a sentence', () => {
  const scripts = globSync('assets/*.js', { cwd: join(build, 'client') }).map(textOf)
  const long = Object.entries(en).filter(([, text]) => text.length > 40)
  expect(long.length).toBeGreaterThan(100)
  expect(long.filter(([, text]) => scripts.some((script) => script.includes(text)))).toEqual([])
})

test('texts that only the server says are in no script', () => {
  const scripts = globSync('assets/*.js', { cwd: join(build, 'client') })
  expect(scripts.length).toBeGreaterThan(20)
  const keys = scripts.flatMap(
    (file) => textOf(file).match(/["'`](?:mail|invoice|outbox|standIn\w+)\.[\w.]+["'`]/g) ?? [],
  )
  expect(keys).toEqual([])
})
