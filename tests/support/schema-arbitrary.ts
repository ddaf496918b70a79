import * as fc from 'fast-check'
import { z } from 'zod'

/* Generates values that match a schema of the OpenAPI document. */

type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const schemaList = (value: unknown): Schema[] =>
  Array.isArray(value) ? value.filter(isSchema) : []

export function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const choices = [...schemaList(schema['anyOf']), ...schemaList(schema['oneOf'])]
  if (choices.length > 0) return fc.oneof(...choices.map(fitting))
  const [only] = schemaList(schema['allOf'])
  if (only) return fitting(only)
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum'])
  return ofType(schema)
}

function ofType(schema: Schema): fc.Arbitrary<unknown> {
  const most = z.number().optional().catch(undefined).parse(schema['maxLength']) ?? 40
  switch (schema['type']) {
    case 'string':
      return schema['format'] === 'uuid' ? fc.uuid() : fc.string({ maxLength: Math.min(most, 200) })
    case 'integer':
    case 'number':
      return fc.integer({ min: 0, max: 300 })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(isSchema(schema['items']) ? fitting(schema['items']) : fc.constant('a'), {
        maxLength: 4,
      })
    case 'object':
      return objectOf(schema)
    default:
      return fc.constantFrom<unknown>('a', 1, null)
  }
}

function objectOf(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {}
  const fields = Object.entries(properties).flatMap(([name, field]) =>
    isSchema(field) ? [[name, fitting(field)] as const] : [],
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
}

/** Always an object, whatever the document says about the body. */
export const fittingObject = (schema: unknown): fc.Arbitrary<Record<string, unknown>> =>
  isSchema(schema) ? objectOf(schema) : fc.constant({})
