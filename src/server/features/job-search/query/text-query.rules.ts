/** The text of a tsquery, and about which share of all live jobs it matches, 0 to 1. */
export type TextQuery = {
  readonly text: string
  readonly share: number
  /** Whether it has terms of descriptions, which only the wide index has. */
  readonly isWide?: boolean
  /** For a conjunction: its parts. */
  readonly parts?: readonly TextQuery[]
  /** For a disjunction: its alternatives. */
  readonly alternatives?: readonly TextQuery[]
  /** For a part that says what no match may be: the text of that. */
  readonly excluded?: string
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

/*
 * An index asks each part of a query about each job that may match, so a query says nothing twice.
 */

export function allOf(queries: readonly TextQuery[]): TextQuery | undefined {
  if (queries.length === 1) return queries[0]
  const parts = byText(queries.flatMap(partsOf))
  const needed = [...parts.values()].filter(
    ({ alternatives }) => !alternatives?.some(({ text }) => parts.has(text)),
  )
  let share = 1
  for (const query of byText(queries).values()) share *= query.share
  return joined(needed, ' & ', { parts: needed, share })
}

/**
 * What mostly comes together, so that as many match all as match the rarest. The others hardly narrow it: nearly all that
 * match the rarest match them.
 */
export function together(queries: readonly TextQuery[]): TextQuery | undefined {
  const all = allOf(queries)
  if (!all?.parts) return all
  const share = Math.min(...queries.map((query) => query.share))
  const [rarest] = byShare(all.parts)
  return {
    ...all,
    share,
    parts: all.parts.map((part) => (part === rarest ? part : { ...part, share: 1 })),
  }
}

const byShare = (queries: readonly TextQuery[]): TextQuery[] =>
  queries.toSorted((one, other) => one.share - other.share)

export function anyOf(queries: readonly TextQuery[]): TextQuery | undefined {
  if (queries.length === 1) return queries[0]
  const alternatives = byText(queries.flatMap(alternativesOf))
  const needed = [...alternatives.values()].filter(
    ({ parts }) => !parts?.some(({ text }) => alternatives.has(text)),
  )
  let share = 0
  for (const query of needed) share += query.share
  return joined(needed, ' | ', { alternatives: needed, share: Math.min(1, share) })
}

const partsOf = (query: TextQuery): readonly TextQuery[] => query.parts ?? [query]

const alternativesOf = (query: TextQuery): readonly TextQuery[] => query.alternatives ?? [query]

function byText(queries: readonly TextQuery[]): ReadonlyMap<string, TextQuery> {
  const queriesByText = new Map<string, TextQuery>()
  for (const query of queries) queriesByText.set(query.text, query)
  return queriesByText
}

/** Where the rarest part has at most this share ... */
const rareShare = 0.02
/** ... and all that are looked up leave at most this one ... */
const fewShare = 0.000_5
/** ... parts from this share on are tested on the rows that are left: to look them up would take longer. */
const commonShare = 0.1

/**
 * The parts as separate index conditions, the rarest first: the index then checks the common parts for few jobs. As a single
 * condition it would check all parts for each job. What is excluded is none, because the index would look it up for each job.
 */
export function conditionsOf(query: TextQuery): {
  readonly indexed: string[]
  /** What is tested on the rows; undefined where nothing is. */
  readonly tested: string | undefined
} {
  const parts = byShare(partsOf(query).filter(({ excluded }) => excluded === undefined))
  const isRare = (parts[0]?.share ?? 1) <= rareShare
  let left = 1
  const isIndexed = ({ share }: TextQuery): boolean => {
    if (isRare && left <= fewShare && share >= commonShare) return false
    left *= share
    return true
  }
  const indexed = parts.filter(isIndexed)
  const rest = allOf(indexed.slice(maxConditions - 1))
  const conditions = [...indexed.slice(0, maxConditions - 1), ...(rest ? [rest] : [])]
  return {
    indexed: conditions.map(({ text }) => text),
    tested: allOf(parts.filter((part) => !indexed.includes(part)))?.text,
  }
}

/** What no match may be; undefined where nothing is excluded. */
export function excludedOf(query: TextQuery): string | undefined {
  const excluded = partsOf(query).flatMap((part) => part.excluded ?? [])
  return excluded.length === 0 ? undefined : excluded.join(' | ')
}

/** What does not match; the share is left as it is. */
export const not = ({ text, isWide }: TextQuery): TextQuery => ({
  text: `!${text}`,
  share: 1,
  excluded: text,
  ...(isWide && { isWide }),
})

/** Matches the first query and not the second. */
export const without = (one: TextQuery, other: TextQuery): TextQuery =>
  allOf([one, not(other)]) ?? one

function joined(
  queries: readonly TextQuery[],
  by: string,
  more: Omit<TextQuery, 'text' | 'isWide'>,
): TextQuery | undefined {
  const [first] = queries
  if (first === undefined || queries.length === 1) return first
  const isWide = queries.some((query) => query.isWide)
  return {
    text: `(${queries.map(({ text }) => text).join(by)})`,
    ...(isWide && { isWide }),
    ...more,
  }
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
