import type { z } from 'zod'

/** A reply that was held against its contract and written down before; it leaves as it is. */
export class WrittenReply<Schema extends z.ZodType> {
  readonly schema: Schema
  readonly json: string

  constructor(schema: Schema, json: string) {
    this.schema = schema
    this.json = json
  }
}

/** @throws ZodError when the value is not what the schema lists */
export function writeJson<Schema extends z.ZodType>(
  schema: Schema,
  value: z.input<Schema>,
): string {
  return JSON.stringify(schema.parse(value))
}

/** A written object with more fields; they must be of its contract. */
export function withFields(json: string, fields: Readonly<Record<string, unknown>>): string {
  const more = JSON.stringify(fields)
  return more === '{}' ? json : `${json.slice(0, -1)},${more.slice(1)}`
}

/** The list of items that `writeJson` wrote. */
export function writtenList<Item extends z.ZodType>(
  schema: z.ZodArray<Item>,
  items: readonly string[],
): WrittenReply<z.ZodArray<Item>> {
  // Joined in one go: brackets that are put around a joined text cost another copy of it.
  const parts = items.flatMap((item, index) => (index === 0 ? [item] : [',', item]))
  return new WrittenReply(schema, ['[', ...parts, ']'].join(''))
}
