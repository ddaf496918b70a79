import type { SearchDictionary } from '../index/dictionary.ts'
import { looseTerm, mentionTerm, strictTerm } from '../synonyms/meanings.rules.ts'
import type { Meaning } from '../synonyms/meanings.rules.ts'
import { cost } from './match-levels.ts'
import type { Levels } from './match-levels.ts'
import type { KnownPhrase } from './query-part.ts'
import { addressTerm, surroundingTerm, textTerm } from './search-terms.rules.ts'
import { allOf, anyOf, term, together, wideTerm } from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'

type Dictionary = Pick<SearchDictionary, 'shareOf' | 'isTitleWord' | 'synonyms' | 'townsNear'>

/** @param isLeading Whether the query looks for leading work. */
export function levelsOfMeaning(
  phrase: KnownPhrase,
  { dictionary, isLeading }: { dictionary: Dictionary; isLeading: boolean },
): Levels {
  if (phrase.meaning.kind === 'work') return workLevels(phrase, dictionary, isLeading)
  if (phrase.meaning.kind === 'condition') return conditionLevels(phrase, dictionary)
  if (phrase.meaning.kind === 'skill') return skillLevels(phrase, dictionary)
  return placeLevels(phrase, dictionary)
}

type ByName = Pick<SearchDictionary['synonyms'], 'byName'>

const meaningsOf = (names: readonly string[], { byName }: ByName): Meaning[] =>
  names.flatMap((name) => byName.get(name) ?? [])

/** A kind of work with its narrower kinds, a region with its towns. The part of a locality is the town around it. */
const withNarrower = (meaning: Meaning, synonyms: ByName): Meaning[] =>
  meaning.kind === 'locality' ? [meaning] : [meaning, ...meaningsOf(meaning.parts, synonyms)]

/** Jobs of a meaning by their titles and fields; a description may name what a job is not. */
export function unwantedJobs(phrase: KnownPhrase, dictionary: Dictionary): TextQuery[] {
  const { meaning } = phrase
  const { shareOf, synonyms } = dictionary
  const lexemes = withNarrower(meaning, synonyms).flatMap(({ lexeme }) => lexeme ?? [])
  return [
    ...lexemes.map((lexeme) => term(lexeme, shareOf(lexeme))),
    ...levelsOfMeaning(phrase, { dictionary, isLeading: false })
      .filter(([at]) => at <= cost.same)
      .flatMap(([, queries]) => queries.filter((query) => query !== undefined)),
  ]
}

const stemOf = (word: string): string => word.replace(/(?:ing|er|or|e)$/, '')

/** 'Content writing' and 'content writer'. */
const isSameStem = (one: readonly string[], other: readonly string[]): boolean =>
  one.map(stemOf).join() === other.map(stemOf).join()

/** A title that names the work literally comes first, then what means the same, its narrower kinds, and kinds near to it. */
function workLevels(
  { meaning, words, typed: asTyped }: KnownPhrase,
  { shareOf, isTitleWord, synonyms }: Dictionary,
  isLeading: boolean,
): Levels {
  const has = (lexeme: string) => term(lexeme, shareOf(lexeme))
  const known = (names: readonly string[]) => meaningsOf(names, synonyms)
  const certain = (each: Meaning) =>
    isLeading
      ? (anyOf([has(strictTerm(each)), has(looseTerm(each))]) ?? has(strictTerm(each)))
      : has(strictTerm(each))
  const same = withNarrower(meaning, synonyms)
  const near = known(meaning.near)
  const { usual } = meaning
  const isTitled = words.every(isTitleWord)
  const isUsual = !isTitled || isSameStem(words, usual)
  const forms = [...(isTitled ? [words] : []), ...(isUsual ? [usual] : [])]
  const typed = anyOf(forms.flatMap((form) => together(form.map(has)) ?? []))
  // A word of titles that looked like a typing error may be none.
  const asIs = together(asTyped.map(has))
  const isCorrected = asTyped.join() !== words.join() && asTyped.every(isTitleWord)
  return [
    [cost.typed, [typed && together([typed, certain(meaning)]), isCorrected ? asIs : undefined]],
    [cost.same, same.map(certain)],
    [cost.loose, [...same.map((each) => has(looseTerm(each))), typed, asIs]],
    [cost.text, [wideTerm(mentionTerm(meaning), shareOf(mentionTerm(meaning)))]],
    [cost.near, near.map((each) => has(strictTerm(each)))],
    [
      cost.related,
      [
        ...near.map((each) => has(looseTerm(each))),
        ...known(meaning.related).map((each) => has(strictTerm(each))),
      ],
    ],
  ]
}

/** Jobs at such a workplace, of which the title says so, or company, fields or description. */
export function levelsOfWorkplace(
  { meaning, words }: KnownPhrase,
  { shareOf, synonyms }: Dictionary,
): Levels {
  const has = (lexeme: string) => term(lexeme, shareOf(lexeme))
  const wide = (lexeme: string) => wideTerm(lexeme, shareOf(lexeme))
  const same = withNarrower(meaning, synonyms)
  return [
    [cost.typed, [together(words.map(has))]],
    [
      cost.same,
      [
        together(words.map((word) => has(surroundingTerm(word)))),
        together(words.map((word) => wide(textTerm(word)))),
        ...same.flatMap((each) => [has(strictTerm(each)), has(looseTerm(each))]),
        wide(mentionTerm(meaning)),
      ],
    ],
  ]
}

/** Titles that name the skill, then descriptions, first of the kinds of work that mostly need it, then these kinds. */
function skillLevels({ meaning, words }: KnownPhrase, { shareOf, synonyms }: Dictionary): Levels {
  const has = (lexeme: string) => term(lexeme, shareOf(lexeme))
  const inText = (word: string) => wideTerm(textTerm(word), shareOf(textTerm(word)))
  const names = [words, meaning.usual]
  const works = meaningsOf(meaning.near, synonyms)
  const inTexts = anyOf(names.flatMap((name) => together(name.map(inText)) ?? []))
  const ofWork = anyOf(works.map((work) => has(strictTerm(work))))
  return [
    [cost.typed, names.map((name) => together(name.map(has)))],
    [cost.loose, inTexts && ofWork ? [allOf([inTexts, ofWork])] : []],
    [cost.text, [inTexts]],
    [cost.near, works.map((work) => has(strictTerm(work)))],
    [cost.related, works.map((work) => has(looseTerm(work)))],
  ]
}

/** Fields that every employer fills in; others may be read from a description that only mentions a condition. */
const chosenFields = /^:(?:workType|gender|education|experience):/

function conditionLevels(
  { meaning, words }: KnownPhrase,
  { shareOf, isTitleWord }: Dictionary,
): Levels {
  const has = (lexeme: string) => term(lexeme, shareOf(lexeme))
  const isChosen = meaning.lexeme !== undefined && chosenFields.test(meaning.lexeme)
  const literal = [...words.map(has), has(strictTerm(meaning))]
  const near = meaning.near.map((name) => ({ name }))
  return [
    [cost.typed, !isChosen && words.every(isTitleWord) ? [together(literal)] : []],
    [cost.same, [has(strictTerm(meaning))]],
    [cost.loose, [has(looseTerm(meaning))]],
    [cost.near, near.map((each) => has(strictTerm(each)))],
    [cost.related, near.map((each) => has(looseTerm(each)))],
  ]
}

/**
 * The jobs of a town, then those whose address or title names it, then those of the towns around. A part of a town is known
 * by its name alone.
 */
function placeLevels(
  { meaning, words }: KnownPhrase,
  { shareOf, synonyms, townsNear }: Dictionary,
): Levels {
  const has = (lexeme: string) => term(lexeme, shareOf(lexeme))
  const inText = (word: string) => wideTerm(textTerm(word), shareOf(textTerm(word)))
  const lexemesOf = (names: readonly string[]) =>
    names.flatMap((name) => synonyms.byName.get(name)?.lexeme ?? [])
  const names = [words, meaning.name.split(' ')]
  const inNames = names.flatMap((name): (TextQuery | undefined)[] => [
    together(name.map((word) => has(surroundingTerm(word)))),
    together(name.map(has)),
  ])
  const inAddress = names.map((name) =>
    together(name.map((word) => wideTerm(addressTerm(word), shareOf(addressTerm(word))))),
  )
  if (meaning.kind === 'locality') {
    return [
      [cost.typed, [...inAddress, ...inNames]],
      [cost.text, [together(words.map(inText))]],
      [cost.near, lexemesOf(meaning.parts).map(has)],
    ]
  }
  const isRegion = meaning.kind === 'region'
  return [
    [cost.typed, lexemesOf(isRegion ? meaning.parts : [meaning.name]).map(has)],
    [cost.same, inNames],
    [cost.text, inAddress],
    [cost.near, isRegion ? [] : townsNear(meaning.name).map(has)],
  ]
}
