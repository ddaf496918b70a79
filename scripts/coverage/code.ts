import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { applicationStatuses } from '#contract/applications/states.ts'
import { endpoints } from '#contract/endpoints.ts'
import { errorTable } from '#contract/errors.ts'
import { jobStatuses } from '#contract/jobs/states.ts'
import { limits } from '#server/lib/limits.ts'
import { plans } from '#contract/payments/pricing.ts'
import { createLanguages } from '#server/lib/languages.ts'
import en from '#messages/en.json' with { type: 'json' }
import routes from '#web/routes.ts'

/** Names and numbers of the code that need a claim. */
export type CodeFacts = ReturnType<typeof readCode>

export function readCode(root: string) {
  const sources = readSources(root)
  const bound = sources
    .filter(({ path }) => path.endsWith('.routes.ts'))
    .map(({ text }) => text)
    .join('\n')
  const thrown = sources
    .filter(({ path }) => path.startsWith('src/server/'))
    .map(({ text }) => text)
    .join('\n')
  const english = createLanguages(['en']).translatorOf('en')
  return {
    routes: new Set(pathsOf(routes)),
    /** Calls that the server answers: declared, and bound by a room. */
    calls: new Set(
      Object.entries(endpoints)
        .filter(([name]) => new RegExp(`endpoints\\.${name}\\b`, 'i').test(bound))
        .map(([, { method, path }]) => `${method} ${inBraces(path)}`),
    ),
    /** Codes that the server refuses with. */
    refusals: new Map(
      Object.entries(errorTable)
        .filter(([code]) => thrown.includes(`'${code}'`))
        .map(([code, { status, messageKey }]) => [code, `${status} ${english(messageKey)}`]),
    ),
    messages: new Map(Object.entries(en)),
    /** Every number of the contract by its name. */
    constants: new Map(constantsOf({ limits, plans })),
    states: [
      ...jobStatuses.map((status) => `job ${status}`),
      ...applicationStatuses.map((status) => `application ${status}`),
    ],
  }
}

const inBraces = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '' }) => `/${inBraces(path)}`)
}

function constantsOf(value: object, name = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, each]): [string, string][] => {
    const whole = name === '' ? key : `${name}.${key}`
    const isTable = typeof each === 'object' && each !== null && !Array.isArray(each)
    return isTable ? constantsOf(each, whole) : [[whole, String(each)]]
  })
}

const readSources = (root: string) =>
  globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
