import type { z } from 'zod'
import { toMessageKey } from './sentences.ts'
import type { MessageKey } from './sentences.ts'

export type FormProblem = { readonly path: string; readonly messageKey: MessageKey }

/** Told after all others, wherever its field stands: the candidate forms check age at the end. */
const toldLast: readonly MessageKey[] = ['profile.tooYoung']

export type FormCheck<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problems: readonly FormProblem[] }

/** Checks a form by its schema, one problem a field, in the order in which they are told. */
export function checkForm<Schema extends z.ZodType>(
  schema: Schema,
  form: unknown,
  order: readonly string[],
  also: readonly FormProblem[] = [],
): FormCheck<z.output<Schema>> {
  const parsed = schema.safeParse(form)
  const problems = tellProblems(parsed.error?.issues ?? [], order, also)
  if (parsed.success && problems.length === 0) return { ok: true, data: parsed.data }
  return { ok: false, problems }
}

/** `also` carries problems found elsewhere, such as a file that is missing: they go before those of the schema. */
export function tellProblems(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
  order: readonly string[],
  also: readonly FormProblem[] = [],
): readonly FormProblem[] {
  const byPath = new Map(also.map((problem) => [problem.path, problem]))
  for (const issue of issues) {
    const path = issue.path.join('.')
    if (!byPath.has(path)) byPath.set(path, { path, messageKey: toMessageKey(issue.message) })
  }
  return inTellingOrder([...byPath.values()], order)
}

function inTellingOrder(problems: FormProblem[], order: readonly string[]): FormProblem[] {
  const rank = ({ path, messageKey }: FormProblem) => {
    if (toldLast.includes(messageKey)) return order.length + 1
    const place = order.indexOf(path)
    return place === -1 ? order.length : place
  }
  return problems.toSorted((one, other) => rank(one) - rank(other))
}
