import { z } from 'zod'
import { isStorableText } from '#contract/fields.ts'
import { AppError } from '#server/lib/app-error.ts'

/**
 * Checks params, query or body of a call by its schema, and refuses text that Postgres cannot store (NUL, lone surrogates) in
 * every declared field. Ids are left to their rooms: one that cannot exist is answered like one that does not. The other
 * fields of a form belong to the form's own schema, which names the failing field.
 * @throws AppError MALFORMED with the invalid fields
 */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  const paths = parsed.success
    ? findUnstorable(schema, parsed.data)
    : parsed.error.issues.map((issue) => issue.path.join('.'))
  if (parsed.success && paths.length === 0) return parsed.data
  throw new AppError('MALFORMED', {
    detail: `does not fit: ${paths.join(', ')}`,
    fields: Object.fromEntries(paths.map((path) => [path, 'validation.invalid' as const])),
  })
}

function findUnstorable(schema: z.ZodType, value: unknown): string[] {
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return []
  const given = new Map<string, unknown>(Object.entries(value))
  return Object.keys(schema.shape).filter((name) => !isId(name) && !isStorable(given.get(name)))
}

const isId = (name: string): boolean => /^id$|Id$/.test(name)

/** Whether all texts within a parsed value can be stored. Its schema has limited its depth. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, each]) => isStorableText(name) && isStorable(each))
}
