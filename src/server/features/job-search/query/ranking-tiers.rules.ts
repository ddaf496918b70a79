import type { SearchDictionary } from '../index/dictionary.ts'
import { rankWords } from '../synonyms/meanings.rules.ts'
import { levelsOfMeaning } from './meaning-levels.rules.ts'
import { levelsOfPay, levelsOfWord } from './word-levels.rules.ts'
import { surroundingTerm } from './search-terms.rules.ts'
import { cost } from './match-levels.ts'
import type { Level, Levels } from './match-levels.ts'
import { isTown, isWork } from './query-part.ts'
import type { QueryPart } from './query-part.ts'
import { bestOf } from './spelling-correction.rules.ts'
import { allOf, anyOf } from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'

/** Jobs that match a query about equally well. */
export type Tier = {
  readonly query: TextQuery
  /** Better tiers that together have all jobs of better tiers. */
  readonly better: readonly TextQuery[]
  /** The worst cost of a part; `dropped` and more where parts may be missing. */
  readonly cost: number
}

type Dictionary = Omit<SearchDictionary, 'liveJobs'>

type Part = {
  readonly levels: readonly Level[]
  /** From which stage on the part may be missing; undefined for a part that is always needed. */
  readonly droppedAt: number | undefined
  /** From which cost on a match may lack the part. */
  readonly optionalFrom: number
}

/** At first no part may be missing. Then the stages begin anew with the best matches of what is left. */
const stages = [
  [cost.typed, cost.same, cost.loose, cost.text, cost.near],
  [cost.same, cost.loose, cost.near],
  [cost.same, cost.loose, cost.near, cost.related],
] as const

/** The tiers of a query, the best first; none for a query without parts. */
export function tiersOf(parts: readonly QueryPart[], dictionary: Dictionary): Tier[] {
  const weighed = parts.map((part): Part => ({
    levels: levelsOf(part, parts, dictionary),
    droppedAt: droppedAt(part, parts, dictionary),
    optionalFrom:
      part.kind === 'word' && part.isTitleWord && parts.some(isWork) ? cost.same : Infinity,
  }))
  const tiers: Tier[] = []
  const widest: TextQuery[] = []
  for (const [stage, costs] of stages.entries()) {
    const before = widest.at(-1)
    const required = partsAt(weighed, stage)
    const isNew = stage === 0 || required.length < partsAt(weighed, stage - 1).length
    let last: TextQuery | undefined
    for (const most of isNew ? costs : costs.filter((each) => each === cost.related)) {
      const query = tierQuery(required, most)
      if (!query || query.text === last?.text || query.text === before?.text) continue
      const better = [before, last].filter((each) => each !== undefined)
      tiers.push({ query, better, cost: stage === 0 ? most : cost.dropped + stage })
      last = query
    }
    if (last) widest.push(last)
  }
  return tiers
}

const partsAt = (parts: readonly Part[], stage: number): Part[] =>
  parts.filter(({ droppedAt: at }) => at === undefined || at > stage)

/** Undefined where a part has no level so good. */
function tierQuery(parts: readonly Part[], most: number): TextQuery | undefined {
  const queries = parts
    .filter(({ optionalFrom }) => most < optionalFrom)
    .map(({ levels }) =>
      anyOf(levels.filter((level) => level.cost <= most).map(({ query }) => query)),
    )
  const known = queries.filter((query) => query !== undefined)
  return known.length < queries.length ? undefined : allOf(known)
}

function levelsOf(part: QueryPart, parts: readonly QueryPart[], dictionary: Dictionary): Level[] {
  return allLevels(part, parts, dictionary).flatMap(([at, queries]) => {
    const query = anyOf(queries.filter((each) => each !== undefined))
    return query ? [{ cost: at, query }] : []
  })
}

function allLevels(part: QueryPart, parts: readonly QueryPart[], dictionary: Dictionary): Levels {
  if (part.kind === 'pay') return levelsOfPay(part.rupees, dictionary)
  if (part.kind === 'word') return levelsOfWord(part.word, dictionary)
  const isLeading = parts.some((each) => each.kind === 'word' && rankWords.has(each.word.typed))
  return levelsOfMeaning(part, { dictionary, isLeading })
}

/**
 * The stage at which a search goes on without a part: at first without what stands beside a kind of work, then without the
 * place and all but the rarest word.
 */
function droppedAt(
  part: QueryPart,
  parts: readonly QueryPart[],
  dictionary: Dictionary,
): number | undefined {
  if (part === mainPart(parts, dictionary)) return undefined
  if (part.kind === 'word' && !parts.some(isWork)) return 2
  return isTown(part) ? 2 : 1
}

/**
 * The kind of work, which a rank tells best ('team leader bpo'), else the rarest word of titles and names, a skill, the place,
 * a condition, or a word that at most descriptions have.
 */
function mainPart(parts: readonly QueryPart[], dictionary: Dictionary): QueryPart | undefined {
  const works = parts.filter(isWork)
  if (works.length > 0) {
    return works.find(({ words }) => words.some((word) => rankWords.has(word))) ?? works.at(-1)
  }
  const { isTitleWord, isName, shareOf } = dictionary
  const shareOfWord = (word: string) => shareOf(word) + shareOf(surroundingTerm(word))
  const [rarest] = parts
    .flatMap((part) => (part.kind === 'word' ? [{ part, best: bestOf(part.word) }] : []))
    .filter(({ best }) => isTitleWord(best) || isName(best))
    .toSorted((one, other) => shareOfWord(one.best) - shareOfWord(other.best))
  return (
    rarest?.part ??
    parts.find((part) => part.kind === 'meaning' && part.meaning.kind === 'skill') ??
    parts.find(isTown) ??
    parts.find((part) => part.kind !== 'word') ??
    parts[0]
  )
}
