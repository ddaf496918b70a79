/** A part of a question: the text of a tsquery, and about which share of all live jobs it matches, 0 to 1. */
export type TextQuery = {
  readonly text: string
  readonly share: number
  /** Where it is made of parts that must all match. */
  readonly parts?: readonly TextQuery[]
}

/** The index is asked for so many conditions at once. */
export const mostConditions = 5

export function term(lexeme: string, share: number): TextQuery {
  return { text: quoted(lexeme), share }
}

export function beginning(word: string, share: number): TextQuery {
  return { text: `${quoted(word)}:*`, share }
}

export function allOf(parts: readonly TextQuery[]): TextQuery | undefined {
  const all = joined(parts, ' & ', (shares) =>
    shares.reduce((product, share) => product * share, 1),
  )
  return all && parts.length > 1 ? { ...all, parts: parts.flatMap(partsOf) } : all
}

const partsOf = (query: TextQuery): readonly TextQuery[] => query.parts ?? [query]

/**
 * The same as conditions of their own, the rarest first: so the index goes from one job that has the first to the next
 * that has the second too, and looks at the others for few. In one condition it would look at all of it for each job.
 */
export function conditionsOf(query: TextQuery): string[] {
  const parts = partsOf(query).toSorted((one, other) => one.share - other.share)
  const rest = allOf(parts.slice(mostConditions - 1))
  const conditions = [...parts.slice(0, mostConditions - 1), ...(rest ? [rest] : [])]
  return [...new Set(conditions.map(({ text }) => text))]
}

export function anyOf(parts: readonly TextQuery[]): TextQuery | undefined {
  return joined(parts, ' | ', (shares) =>
    Math.min(
      1,
      shares.reduce((sum, share) => sum + share, 0),
    ),
  )
}

/** What matches the one and not the other. */
export function without(one: TextQuery, other: TextQuery): TextQuery {
  return { text: `(${one.text} & !${other.text})`, share: one.share }
}

function joined(
  parts: readonly TextQuery[],
  by: string,
  shareOf: (shares: readonly number[]) => number,
): TextQuery | undefined {
  const different = [...new Map(parts.map((part) => [part.text, part])).values()]
  const [first] = different
  if (first === undefined || different.length === 1) return first
  return {
    text: `(${different.map(({ text }) => text).join(by)})`,
    share: shareOf(different.map(({ share }) => share)),
  }
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
