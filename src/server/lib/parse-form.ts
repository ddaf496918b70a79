import type { z } from 'zod'
import { checkForm } from '#contract/form-check.ts'
import type { FormProblem } from '#contract/form-check.ts'
import { AppError } from './app-error.ts'

/**
 * Parses a form by its schema.
 * @throws AppError INVALID_FORM with all failing fields and the message of the first one
 */
export function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  form: unknown,
  order: readonly string[],
  also: readonly FormProblem[] = [],
): z.output<Schema> {
  const check = checkForm(schema, form, order, also)
  if (check.ok) return check.data
  const [first] = check.problems
  throw new AppError('INVALID_FORM', {
    fields: Object.fromEntries(check.problems.map(({ path, messageKey }) => [path, messageKey])),
    ...(first && { messageKey: first.messageKey }),
  })
}
