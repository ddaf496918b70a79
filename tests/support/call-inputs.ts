import { z } from 'zod'
import type { CallName } from '#contract/access-matrix.ts'
import { accessMatrix } from '#contract/access-matrix.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { makeRequestParts } from './access-requests.ts'
import type { World } from './access-world.ts'
import { callApi } from './inject.ts'
import type { TestForm, TestReply } from './inject.ts'
import type { TestViewer } from './viewers.ts'

/* Every place of every call where a caller can write something. */

export type CallInput = {
  readonly name: CallName
  readonly place: 'path' | 'query' | 'body' | 'form' | 'header'
  readonly key: string
}

/** Headers that the product reads, or that a log or a cache might. */
const headers = [
  'accept-language',
  'authorization',
  'cookie',
  'if-none-match',
  'origin',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
] as const

const isCallName = (name: string): name is CallName => Object.hasOwn(accessMatrix, name)

/** Ends the session that the other requests need. */
const isEnding = (name: CallName) => name === 'logout' || name === 'endOtherSessions'

const asRecord = (json: unknown): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).catch({}).parse(json)

const declaredKeys = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

/** Declared path, query and body fields of every call, the fields of its form, and the headers. */
export async function listCallInputs(world: World): Promise<CallInput[]> {
  const lists = Object.entries(endpoints).map(async ([name, endpoint]: [string, Endpoint]) => {
    if (!isCallName(name) || isEnding(name)) return []
    const { json, form } = await partsOf(world, name)
    const sent = Object.entries(form ?? asRecord(json)).flatMap(([key, value]) =>
      // A file is another test's business.
      typeof value === 'object' ? [] : [key],
    )
    const bodyKeys = new Set([...declaredKeys(endpoint.body), ...sent])
    const inputs = (place: CallInput['place'], keys: Iterable<string>) =>
      [...keys].map((key): CallInput => ({ name, place, key }))
    return [
      ...inputs(
        'path',
        [...endpoint.path.matchAll(/:(\w+)/g)].map(([, key = '']) => key),
      ),
      ...inputs('query', declaredKeys(endpoint.query)),
      ...inputs(form ? 'form' : 'body', bodyKeys),
      ...inputs('header', headers),
    ]
  })
  return (await Promise.all(lists)).flat()
}

function viewerOf({ applicant, owner, admin }: World, name: CallName): TestViewer | undefined {
  const { access }: Endpoint = endpoints[name]
  const [role] = typeof access === 'string' ? [] : access
  return role && { candidate: applicant, employer: owner, admin }[role]
}

const partsOf = (world: World, name: CallName) =>
  makeRequestParts(name, {
    testApp: world.testApp,
    objects: world.objects,
    viewer: viewerOf(world, name),
    isAllowed: false,
  })

/** The honest request of a call with one input replaced by `value`; the honest one without it. */
export async function sendInput(
  world: World,
  { name, place, key }: CallInput,
  value?: string,
): Promise<TestReply> {
  const { method, path }: Endpoint = endpoints[name]
  const { params = {}, query = '', json, form, ...options } = await partsOf(world, name)
  const token = viewerOf(world, name)?.token
  const of = (there: CallInput['place']) =>
    value !== undefined && place === there ? { [key]: value } : {}
  const filled = { ...params, ...of('path') }
  const search = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(query)),
    ...of('query'),
  })
  const url = path.replaceAll(/:(\w+)/g, (_, param: string) =>
    encodeURIComponent(filled[param] ?? ''),
  )
  const fields = asRecord(json)
  const isBodySent = json !== undefined || place === 'body'
  const body: { json?: unknown; form?: TestForm } = form
    ? { form: { ...form, ...of('form') } }
    : { ...(isBodySent && { json: { ...fields, ...of('body') } }) }
  return await callApi(world.testApp, method, search.size === 0 ? url : `${url}?${search}`, {
    ...options,
    ...body,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...of('header') },
  })
}

export const describeInput = ({ name, place, key }: CallInput): string => `${name} ${place} ${key}`
