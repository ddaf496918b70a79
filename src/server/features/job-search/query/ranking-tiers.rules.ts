import type { SearchDictionary } from '../index/dictionary.ts'
import { rankWords } from '../synonyms/meanings.rules.ts'
import { levelsOfMeaning, levelsOfWorkplace } from './meaning-levels.rules.ts'
import { levelsOfPay, levelsOfWord } from './word-levels.rules.ts'
import { surroundingTerm } from './search-terms.rules.ts'
import { cost } from './match-levels.ts'
import type { Level, Levels } from './match-levels.ts'
import { isTown, isWork, isWorkplace } from './query-part.ts'
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
  /** Above this cost, matches without the part come first. */
  readonly maxCost: number
}

/** At first no part may be missing. Then the stages begin anew with the best matches of what is left. */
const stages = [
  [cost.typed, cost.same, cost.loose, cost.text, cost.near],
  [cost.same, cost.loose, cost.near],
  [cost.same, cost.loose, cost.near],
  [cost.same, cost.loose, cost.near, cost.related],
] as const

/** The tiers of a query, the best first; none for a query without parts. */
export function tiersOf(parts: readonly QueryPart[], dictionary: Dictionary): Tier[] {
  const weighed = weigh(parts, dictionary)
  const tiers: Tier[] = []
  const widest: TextQuery[] = []
  for (const [stage, costs] of stages.entries()) {
    const before = widest.at(-1)
    const required = partsAt(weighed, stage)
    const isNew = stage === 0 || required.length < partsAt(weighed, stage - 1).length
    let last: TextQuery | undefined
    const maxCost = Math.min(...required.map((part) => part.maxCost))
    const allowed = costs.filter((each) => each <= maxCost && (isNew || each === cost.related))
    for (const most of allowed) {
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

function weigh(parts: readonly QueryPart[], dictionary: Dictionary): Part[] {
  const main = mainPart(parts, dictionary)
  const levels = new Map(parts.map((part) => [part, levelsOf(part, parts, dictionary)]))
  // What a leader leads is no other kind of work.
  const isPlainWork = main !== undefined && isWork(main) && !hasRank(main)
  const isOther = (part: QueryPart) => isPlainWork && part !== main && isWork(part)
  // Of two kinds of work each is better than what is near to one of them.
  const ofOthers = anyOf(
    parts
      .filter((part) => isOther(part) && !isWorkplace(part, parts))
      .flatMap((part) => queriesUpTo(levels.get(part) ?? [], cost.same)),
  )
  return parts.map((part): Part => {
    const own = levels.get(part) ?? []
    return {
      levels: part === main && ofOthers ? [...own, { cost: cost.loose, query: ofOthers }] : own,
      droppedAt: part === main ? undefined : droppedAt(part, parts, dictionary),
      optionalFrom:
        part.kind === 'word' && part.isTitleWord && parts.some(isWork) ? cost.same : Infinity,
      maxCost: isOther(part) ? cost.same : Infinity,
    }
  })
}

const queriesUpTo = (levels: readonly Level[], most: number): TextQuery[] =>
  levels.filter((level) => level.cost <= most).map(({ query }) => query)

const partsAt = (parts: readonly Part[], stage: number): Part[] =>
  parts.filter(({ droppedAt: at }) => at === undefined || at > stage)

/** Undefined where a part has no level so good. */
function tierQuery(parts: readonly Part[], most: number): TextQuery | undefined {
  const queries = parts
    .filter(({ optionalFrom }) => most < optionalFrom)
    .map(({ levels }) => anyOf(queriesUpTo(levels, most)))
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
  if (isWorkplace(part, parts)) return levelsOfWorkplace(part, dictionary)
  const isLeading = parts.some((each) => each.kind === 'word' && rankWords.has(each.word.typed))
  return levelsOfMeaning(part, { dictionary, isLeading })
}

const hasRank = ({ words }: { readonly words: readonly string[] }): boolean =>
  words.some((word) => rankWords.has(word))

/** 'Accountant cum admin' is first of all an accountant. */
const besides = 'cum'

/**
 * The stage at which a search goes on without a part: at first without what stands beside a kind of work, then without the name
 * of a company, at last without the place and all but the rarest word.
 */
function droppedAt(
  part: QueryPart,
  parts: readonly QueryPart[],
  { isName }: Pick<Dictionary, 'isName'>,
): number {
  if (isTown(part) || (part.kind === 'word' && !parts.some(isWork))) return 3
  return part.kind === 'word' && isName(bestOf(part.word)) ? 2 : 1
}

/**
 * The kind of work, not where it is done, of several the one with a rank ('team leader bpo'), else the rarest word of titles
 * and names, a skill, the place, a condition, what the job is like before who is wanted, or a word that at most descriptions have.
 */
function mainPart(parts: readonly QueryPart[], dictionary: Dictionary): QueryPart | undefined {
  const works = parts.filter(isWork).filter((part) => !isWorkplace(part, parts))
  if (works.length > 0) {
    const isBesides = parts.some((part) => part.kind === 'word' && part.word.typed === besides)
    return works.find(hasRank) ?? works.at(isBesides ? 0 : -1)
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
    parts.find((part) => part.kind === 'meaning' && !part.meaning.isOfPerson) ??
    parts.find((part) => part.kind !== 'word') ??
    parts[0]
  )
}
