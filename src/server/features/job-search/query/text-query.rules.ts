/** The text of a tsquery, and about which share of all live jobs it matches, 0 to 1. */
export type TextQuery = {
  readonly text: string
  readonly share: number
  /** Whether it has terms of descriptions, which only the wide index has. */
  readonly isWide?: boolean
  /** For a conjunction: its parts. */
  readonly parts?: readonly TextQuery[]
}

/** The most index conditions of one statement. */
export const maxConditions = 5

export function term(lexeme: string, share: number): TextQuery {
  return { text: quoted(lexeme), share }
}

/** A term of descriptions. */
export function wideTerm(lexeme: string, share: number): TextQuery {
  return { ...term(lexeme, share), isWide: true }
}

export function prefix(word: string, share: number): TextQuery {
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
 * The parts as separate index conditions, the rarest first: the index then checks the common parts for few jobs. As a single
 * condition it would check all parts for each job.
 */
export function conditionsOf(query: TextQuery): string[] {
  const parts = partsOf(query).toSorted((one, other) => one.share - other.share)
  const rest = allOf(parts.slice(maxConditions - 1))
  const conditions = [...parts.slice(0, maxConditions - 1), ...(rest ? [rest] : [])]
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

/** Matches the first query and not the second. */
export function without(one: TextQuery, other: TextQuery): TextQuery {
  const not = { text: `!${other.text}`, share: 1, ...isWideOf([other]) }
  return {
    text: `(${one.text} & ${not.text})`,
    share: one.share,
    ...isWideOf([one, other]),
    parts: [...partsOf(one), not],
  }
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
    ...isWideOf(different),
  }
}

const isWideOf = (parts: readonly TextQuery[]): { isWide?: true } =>
  parts.some(({ isWide }) => isWide) ? { isWide: true } : {}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
