import * as fc from 'fast-check'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { hostileText, hostileValue } from './hostile-values.ts'
import { candidateAnswers, employerAnswers } from './profile-factories.ts'
import { jobForm } from './job-factories.ts'
import { fittingObject } from './schema-arbitrary.ts'

/* Requests to the declared calls: half of them are valid by the schema. */

export const callers = ['nobody', 'stranger', 'candidate', 'employer', 'admin'] as const

export type FuzzedCall = {
  readonly name: string
  readonly caller: (typeof callers)[number]
  readonly url: string
  /** The raw body; a form is built from the pairs. */
  readonly body:
    | { readonly type: string; readonly text: string }
    | { readonly pairs: readonly (readonly [string, string])[] }
}

const operationSchema = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional(),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) })
    .optional(),
})
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
})

/** Realistic form fields that the document does not describe. */
const honestForms: Readonly<Record<string, Record<string, unknown>>> = {
  saveProfile: { type: 'users', form: 'edit', ...candidateAnswers, ...employerAnswers },
  postJob: jobForm(),
  editJob: jobForm(),
  submitContactForm: { ...candidateAnswers, mobile: '9876543210', query: 'Please call' },
  checkRecruiter: { recruiter: '+91 98765 43210' },
  sendOtp: { phoneNumber: '+919876543210' },
}

/** Common fields, and built-in property names. */
const usualNames =
  'jobId status cursor limit q sort type role uid version orderId amount __proto__ constructor'.split(
    ' ',
  )

const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  '\tapplication/json',
  ' application/json',
  'application/json garbage',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  '',
]

/** @param ids Ids of existing rows, so that some calls find something. */
export function fuzzedCalls(
  document: unknown,
  calls: Readonly<Record<string, Endpoint>>,
  ids: readonly string[],
): fc.Arbitrary<FuzzedCall> {
  const { paths } = documentSchema.parse(document)
  return fc.oneof(
    ...Object.entries(calls).map(([name, { method, path }]) => {
      const documented = path.replaceAll(/:(\w+)/g, '{$1}')
      const operation = paths[documented]?.[method.toLowerCase()]
      if (!operation) throw new Error(`${name} is not in the document`)
      const schema = operation.requestBody?.content['application/json']?.schema
      return callOf(name, path, operation, schema, ids)
    }),
  )
}

function callOf(
  name: string,
  path: string,
  { parameters = [] }: z.output<typeof operationSchema>,
  schema: unknown,
  ids: readonly string[],
): fc.Arbitrary<FuzzedCall> {
  const segment = fc.oneof(
    { arbitrary: fc.constantFrom(...ids), weight: 3 },
    { arbitrary: fc.uuid(), weight: 1 },
    { arbitrary: hostileText, weight: 2 },
  )
  const queryNames = parameters.flatMap((each) => (each.in === 'query' ? [each.name] : []))
  const query = fc.array(fc.tuple(fc.constantFrom('q', 'limit', ...queryNames), segment), {
    maxLength: queryNames.length === 0 ? 1 : 4,
  })
  const count = path.match(/:\w+/g)?.length ?? 0
  return fc
    .record({
      caller: fc.constantFrom(...callers),
      segments: fc.array(segment, { minLength: count, maxLength: count }),
      query,
      body: bodyOf(honestForms[name] ?? {}, schema, ids),
    })
    .map(({ caller, segments, query: pairs, body }) => {
      let at = 0
      const filled = path.replaceAll(/:\w+/g, () => encode(segments[at++] ?? ''))
      const search = pairs.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&')
      return { name, caller, url: search === '' ? filled : `${filled}?${search}`, body }
    })
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

function bodyOf(
  honest: Record<string, unknown>,
  schema: unknown,
  ids: readonly string[],
): fc.Arbitrary<FuzzedCall['body']> {
  const names = [...Object.keys(honest), ...usualNames]
  const change = fc.tuple(
    fc.constantFrom(...names),
    fc.oneof(
      { arbitrary: hostileValue, weight: 3 },
      { arbitrary: fc.constantFrom(...ids), weight: 1 },
    ),
  )
  const filled = fc
    .tuple(fittingObject(schema), fc.boolean(), fc.array(change, { maxLength: 4 }))
    .map(([fits, isHonest, changes]) => [
      ...Object.entries(isHonest ? { ...fits, ...honest } : fits),
      ...changes,
    ])
  return fc.oneof(
    // Raw JSON: a duplicate name, or one that no object has as its own.
    {
      arbitrary: filled.map((pairs) => ({ type: 'application/json', text: objectText(pairs) })),
      weight: 6,
    },
    {
      arbitrary: filled.map((pairs) => ({
        pairs: pairs.flatMap(([key, value]) =>
          Array.isArray(value)
            ? value.map((each) => [key, textOf(each)] as const)
            : [[key, textOf(value)] as const],
        ),
      })),
      weight: 2,
    },
    {
      arbitrary: fc
        .tuple(fc.constantFrom(...contentTypes), fc.oneof(hostileText, fc.json()))
        .map(([type, text]) => ({ type, text })),
      weight: 1,
    },
  )
}

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

const objectText = (pairs: readonly (readonly [string, unknown])[]): string =>
  `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`
