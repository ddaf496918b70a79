import type { z } from 'zod'
import { toMessageKey } from './i18n/message-keys.ts'
import type { MessageKey } from './i18n/message-keys.ts'

export type FormProblem = { readonly path: string; readonly messageKey: MessageKey }

/** Problems that are listed last, whatever their field: the candidate forms check the age last. */
const lastMessages: readonly MessageKey[] = ['profile.tooYoung']

export type FormCheck<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problems: readonly FormProblem[] }

/** Parses a form. Returns at most one problem per field, in the order of the fields. */
export function checkForm<Schema extends z.ZodType>(
  schema: Schema,
  form: unknown,
  order: readonly string[],
  extraProblems: readonly FormProblem[] = [],
): FormCheck<z.output<Schema>> {
  const parsed = schema.safeParse(form)
  const problems = listProblems(parsed.error?.issues ?? [], order, extraProblems)
  if (parsed.success && problems.length === 0) return { ok: true, data: parsed.data }
  return { ok: false, problems }
}

/**
 * Lists problems in the order of the fields. `extraProblems` are found outside of the schema, such as a
 * missing file; they replace the schema's problem of the same field.
 */
export function listProblems(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
  order: readonly string[],
  extraProblems: readonly FormProblem[] = [],
): readonly FormProblem[] {
  const byPath = new Map(extraProblems.map((problem) => [problem.path, problem]))
  for (const issue of issues) {
    const path = issue.path.join('.')
    if (!byPath.has(path)) byPath.set(path, { path, messageKey: toMessageKey(issue.message) })
  }
  return sortProblems([...byPath.values()], order)
}

function sortProblems(problems: FormProblem[], order: readonly string[]): FormProblem[] {
  const rank = ({ path, messageKey }: FormProblem) => {
    if (lastMessages.includes(messageKey)) return order.length + 1
    const place = order.indexOf(path)
    return place === -1 ? order.length : place
  }
  return problems.toSorted((one, other) => rank(one) - rank(other))
}
