import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

/*
 * The directions in which rooms may know each other, and how long a file may be. A rule names files
 * by their path and says what they may import of the project's own. The first rule that fits a file
 * counts, and every file has one.
 */

type Rule = {
  readonly files: RegExp
  /** What these files may import; `$1` stands for the group that `files` caught. */
  readonly may: readonly string[]
  /** What they may import for its types alone. */
  readonly mayType?: readonly string[]
}

const serverRoom = 'src/server/features/([a-z-]+)'
const ownServerRoom = 'src/server/features/$1/'

/** Rooms of the server that use another room's code, not only the types of its services. */
const serverRoomUses: Readonly<Record<string, readonly string[]>> = {
  applications: ['jobs', 'profiles', 'typing-tests', 'voice-notes'],
  checkout: ['payments'],
  companies: ['jobs'],
  'employer-jobs': ['jobs'],
  evidence: ['team'],
  find: ['employer-jobs'],
  interviews: ['accounts', 'applications'],
  team: ['accounts'],
  'job-posting': ['jobs'],
  'job-reviews': ['jobs'],
  'job-scores': ['jobs'],
  'job-checks': ['accounts'],
  blocks: ['accounts'],
  'job-alerts': ['job-search'],
  'job-search': ['jobs'],
  'job-statistics': ['jobs'],
  'landing-pages': ['places'],
  privacy: ['applications'],
  'saved-jobs': ['jobs'],
  synonyms: ['job-search'],
  'voice-notes': ['typing-tests'],
}

/** Rooms of the pages that use another room's parts. */
const webRoomUses: Readonly<Record<string, readonly string[]>> = {
  admin: ['job-posting', 'job-reviews', 'reports', 'team'],
  applications: ['job-search', 'jobs', 'reports', 'typing-tests', 'voice-notes'],
  billing: ['checkout', 'profiles'],
  evidence: ['blocks', 'profiles'],
  checkout: ['job-posting'],
  companies: ['applications', 'evidence', 'job-alerts', 'jobs'],
  inbox: ['blocks', 'reports'],
  'employer-jobs': ['jobs', 'checkout', 'job-posting', 'job-reviews'],
  interviews: ['applications'],
  'job-statistics': ['charts'],
  overview: ['charts'],
  team: ['profiles'],
  'job-posting': ['jobs'],
  'job-reviews': ['job-posting'],
  home: ['job-search', 'jobs'],
  'job-search': ['jobs', 'places'],
  'landing-pages': ['job-search'],
  messages: ['notifications'],
  profiles: ['applications', 'places'],
  'saved-jobs': ['jobs'],
  'job-alerts': ['job-search', 'notifications', 'saved-jobs'],
}

const usedBy = (uses: typeof serverRoomUses, folder: string) =>
  Object.entries(uses).flatMap(([room, used]) =>
    used.map((other) => ({ room, path: `${folder}${other}/` })),
  )
const usedRooms = [
  ...usedBy(serverRoomUses, 'src/server/features/'),
  ...usedBy(webRoomUses, 'src/web/features/'),
]

const pure = ['src/server/lib/', 'src/contract/']

const rules: readonly Rule[] = [
  { files: /^src\/contract\//, may: ['src/contract/', 'messages/'] },

  { files: /^src\/server\/lib\//, may: pure },
  { files: /^src\/server\/pdf\//, may: ['src/server/pdf/', 'src/server/cache/', ...pure] },
  { files: /^src\/server\/ports\//, may: ['src/server/ports/', 'src/contract/'] },
  { files: /^src\/server\/cache\//, may: ['src/server/cache/', ...pure] },
  { files: /^src\/server\/limits\//, may: ['src/server/limits/', ...pure] },
  {
    files: /^src\/server\/adapters\//,
    may: ['src/server/adapters/', 'src/server/ports/', ...pure],
  },
  {
    files: new RegExp(`^${serverRoom}/.+\\.rules\\.ts$`),
    may: [ownServerRoom, ...pure],
    mayType: ['src/server/ports/', 'src/server/pdf/'],
  },
  {
    files: new RegExp(`^${serverRoom}/.+\\.repository\\.ts$`),
    may: [ownServerRoom, 'src/server/db/', 'src/server/cache/', ...pure],
  },
  {
    files: new RegExp(`^${serverRoom}/.+\\.service\\.ts$`),
    may: [ownServerRoom, 'src/server/cache/', 'src/server/limits/', 'src/server/ports/', ...pure],
    mayType: [
      'src/server/db/',
      'src/server/http/binding/',
      'src/server/features/[a-z-]+/[^/]+\\.service',
      'src/server/config/',
      'src/server/telemetry/',
    ],
  },
  {
    files: new RegExp(`^${serverRoom}/.+\\.routes\\.ts$`),
    may: [ownServerRoom, 'src/server/http/', ...pure],
    mayType: ['src/server/config/'],
  },
  // Whatever else a room holds: presenters, pages, drawings, helpers.
  {
    files: new RegExp(`^${serverRoom}/`),
    may: [
      ownServerRoom,
      'src/server/cache/',
      'src/server/limits/',
      'src/server/pdf/',
      'src/server/ports/',
      'src/server/db/',
      ...pure,
    ],
    mayType: [
      'src/server/db/',
      'src/server/http/',
      'src/server/features/[a-z-]+/[^/]+\\.service',
      'src/server/config/',
      'src/server/telemetry/',
    ],
  },
  {
    files: /^src\/server\/config\//,
    may: ['src/server/config/', 'src/server/features/accounts/sms-template.ts', ...pure],
    mayType: ['src/server/ports/'],
  },
  {
    files: /^src\/server\/db\//,
    may: ['src/server/db/', ...pure],
    mayType: ['src/server/config/'],
  },
  {
    files: /^src\/server\/telemetry\//,
    may: ['src/server/telemetry/', 'src/server/db/', ...pure],
    mayType: ['src/server/features/operations/'],
  },
  {
    files: /^src\/server\/background\//,
    may: [
      'src/server/background/',
      'src/server/db/',
      'src/server/features/operations/problem-text.rules.ts',
      ...pure,
    ],
    mayType: ['src/server/features/[a-z-]+/[^/]+\\.service'],
  },
  {
    files: /^src\/server\/http\//,
    may: [
      'src/server/http/',
      'src/server/cache/',
      'src/server/limits/',
      'src/server/db/',
      'src/server/features/site/public-config.ts',
      ...pure,
    ],
    mayType: [
      'src/server/compose/',
      'src/server/config/',
      'src/server/features/[a-z-]+/[^/]+\\.service',
    ],
  },
  {
    files: /^src\/server\/compose\//,
    may: [
      'src/server/compose/',
      'src/server/adapters/',
      'src/server/background/',
      'src/server/backup/',
      'src/server/config/',
      'src/server/db/',
      'src/server/features/',
      'src/server/http/overload/',
      'src/server/local/outbox/',
      'src/server/local/texts/',
      'src/server/ports/',
      'src/server/telemetry/',
      ...pure,
    ],
  },
  {
    files: /^src\/server\/boot\//,
    may: [
      'src/server/boot/',
      'src/server/app.ts',
      'src/server/background/',
      'src/server/compose/',
      'src/server/config/',
      'src/server/db/',
      'src/server/http/overload/',
      'src/server/local/',
      'src/server/ports/',
      ...pure,
    ],
  },
  { files: /^src\/server\//, may: ['src/server/', 'src/contract/'] },

  { files: /^src\/web\/ui\//, may: ['src/web/ui/'] },
  { files: /^src\/web\/art\//, may: ['src/web/art/', 'src/web/ui/'] },
  {
    files: /^src\/web\/lib\//,
    may: ['src/web/lib/', 'src/web/ui/toast.ts', 'src/contract/', 'messages/'],
  },
  {
    files: /^src\/web\/features\/([^/]+)\//,
    may: ['src/web/features/$1/', 'src/web/lib/', 'src/web/ui/', 'src/web/art/', 'src/contract/'],
  },
  {
    files: /^src\/web\/layout\//,
    may: [
      'src/web/layout/',
      'src/web/features/accounts/',
      'src/web/features/find/',
      'src/web/lib/',
      'src/web/ui/',
      'src/web/art/',
      'src/contract/',
    ],
  },
  {
    files: /^src\/web\/routes\//,
    may: [
      'src/web/features/',
      'src/web/layout/',
      'src/web/lib/',
      'src/web/ui/',
      'src/web/art/',
      'src/contract/',
      'src/web/routes/\\+types/',
      // The pages of one address that shows several.
      'src/web/routes/jobs/',
    ],
  },
  { files: /^src\/web\//, may: ['src/web/', 'src/contract/', 'messages/'] },
]

const root = join(import.meta.dirname, '..')
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((path) =>
  path.replaceAll('\\', '/'),
)
const production = sources.filter((path) => !/\.test\.tsx?$/.test(path))

type Import = { readonly target: string; readonly isTypeOnly: boolean }

/** The project's own files that a source imports, as paths from the root. */
function importsOf(path: string, source: string): Import[] {
  const found = source.matchAll(
    /^\s*(?:import|export)\s+(type\s)?(?:[\s\S]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/gm,
  )
  return [...found].flatMap(([, type, statement, call]) => {
    const target = ownPath(path, statement ?? call ?? '')
    return target === undefined ? [] : [{ target, isTypeOnly: type !== undefined }]
  })
}

function ownPath(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  const alias = /^#(contract|server|web|tests|messages|bench)\/(.*)$/.exec(specifier)
  if (!alias) return undefined
  const [, area = '', rest = ''] = alias
  return `${['tests', 'messages', 'bench'].includes(area) ? '' : 'src/'}${area}/${rest}`
}

/** Every import of a file that no rule allows. */
function forbiddenImports(path: string, source: string): string[] {
  const rule = rules.find(({ files }) => files.test(path))
  if (!rule) return [`${path} has no rule`]
  const caught = rule.files.exec(path)?.[1] ?? ''
  const matches = (patterns: readonly string[], target: string) =>
    patterns.some((pattern) => new RegExp(`^${pattern.replace('$1', caught)}`).test(target))
  const used = usedRooms.filter(({ room }) => room === caught).map((use) => use.path)
  return importsOf(path, source)
    .filter(
      ({ target, isTypeOnly }) =>
        !matches([...rule.may, ...used], target) &&
        !(isTypeOnly && matches(rule.mayType ?? [], target)),
    )
    .map(({ target }) => `${path} -> ${target}`)
}

describe('import directions', () => {
  test('hold everywhere', () => {
    const broken = production.flatMap((path) =>
      forbiddenImports(path, readFileSync(join(root, path), 'utf8')),
    )
    expect(broken).toEqual([])
  })

  test.each([
    ['src/contract/jobs/schemas.ts', "import { x } from '#server/lib/ids.ts'"],
    [
      'src/server/features/jobs/jobs.service.ts',
      "import { x } from '../places/places.repository.ts'",
    ],
    [
      'src/server/features/jobs/jobs.service.ts',
      "import { x } from '../accounts/accounts.service.ts'",
    ],
    [
      'src/server/features/jobs/jobs.rules.ts',
      "import { x } from '#server/http/binding/endpoint.ts'",
    ],
    ['src/server/lib/ids.ts', "import { x } from '../features/jobs/jobs.rules.ts'"],
    ['src/server/config/config.ts', "import { x } from '#server/adapters/storage/open-store.ts'"],
    ['src/server/db/client.ts', "import { x } from '../boot/closers.ts'"],
    ['src/server/boot/start.ts', "import { x } from '#server/features/jobs/jobs.rules.ts'"],
    ['src/web/ui/button.tsx', "import { x } from '#web/lib/api/api.ts'"],
    ['src/web/features/jobs/a.tsx', "import { x } from '#web/features/profiles/b.tsx'"],
    ['src/web/lib/api.ts', "import {\n  x,\n} from '#server/lib/ids.ts'"],
    ['src/server/app.ts', "import { x } from '#web/lib/api/api.ts'"],
  ])('are noticed when broken: %s', (path, source) => {
    expect(forbiddenImports(path, source)).toHaveLength(1)
  })

  test('let a service know another service by its type', () => {
    const source = "import type { X } from '../accounts/accounts.service.ts'"
    expect(forbiddenImports('src/server/features/jobs/jobs.service.ts', source)).toEqual([])
  })
})

describe('files', () => {
  test('stay short enough to be read', () => {
    const long = [...sources, ...globSync('{tests,bench,scripts}/**/*.{ts,mjs}', { cwd: root })]
      .filter((path) => !path.endsWith('db/types.ts') && !path.includes('node_modules'))
      .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length }))
      .filter(({ lines }) => lines > 401)
    expect(long).toEqual([])
  })

  test('have no default export but where the framework asks for one', () => {
    const asked = /^src\/web\/(?:routes\/|root\.tsx|routes\.ts|entry\.)/
    const found = production.filter(
      (path) =>
        !asked.test(path) && /^export default/m.test(readFileSync(join(root, path), 'utf8')),
    )
    expect(found).toEqual([])
  })
})

describe('screens', () => {
  /** The part of the search that tells in its own place that it failed. */
  const tellsItself = 'src/web/routes/job-search-results.tsx'

  test('that load what is a person’s own say so when that fails', () => {
    const silent = production
      .filter((path) => path.startsWith('src/web/routes/') && path !== tellsItself)
      .filter((path) => {
        const source = readFileSync(join(root, path), 'utf8')
        return /\bload(SignedIn|ForAdmin)\(/.test(source) && !/\bErrorBoundary\b/.test(source)
      })
    expect(silent).toEqual([])
  })
})
