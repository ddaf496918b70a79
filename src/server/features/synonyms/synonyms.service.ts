import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { limits } from '#server/lib/limits.ts'
import { synonymFormSchema } from '#contract/synonyms/schemas.ts'
import { synonymFieldOrder } from '#contract/synonyms/field-order.ts'
import { townFilter } from '#contract/synonyms/options.ts'
import type { listSynonymsSchema, Synonym } from '#contract/synonyms/schemas.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Page } from '#server/lib/page.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import {
  looseTerm,
  maxPhraseWords,
  strictTerm,
  vocabularyRows,
} from '#server/features/job-search/synonyms/meanings.rules.ts'
import * as repository from './synonyms.repository.ts'
import type { SynonymRow } from '#server/features/job-search/index/search-dictionary.repository.ts'
import type { SearchService } from '#server/features/job-search/search.service.ts'
import {
  filterTerm,
  surroundingTerm,
} from '#server/features/job-search/query/search-terms.rules.ts'
import { wordsOf } from '#server/features/job-search/query/search-words.rules.ts'
import { allOf, anyOf, term } from '#server/features/job-search/query/text-query.rules.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  audit: Pick<Audit, 'record'>
  search: Pick<SearchService, 'clearSynonyms'>
}

export type SynonymsService = ReturnType<typeof createSynonymsService>

/** Admins define what words of the trade mean. Searches use it at once in this process, in others within a minute. */
export function createSynonymsService({ db, clock, audit, search }: Deps) {
  let vocabulary: ReadonlyMap<string, SynonymRow> | undefined
  let meanings: ReadonlyMap<string, SynonymRow> | undefined
  /** The phrases of the product's own vocabulary. */
  const ownPhrases = () =>
    (vocabulary ??= new Map(vocabularyRows().map((row) => [row.phrase, row])))
  /** A phrase of each meaning of the vocabulary. */
  const ownMeanings = () =>
    (meanings ??= new Map([...ownPhrases().values()].map((row) => [row.meaning, row])))

  /** What admins have saved replaces the vocabulary's phrases. In the order of the cursor. */
  function withVocabulary(saved: readonly SynonymRow[]): SynonymRow[] {
    const termOf = ({ meaning, term }: SynonymRow) =>
      term ?? ownMeanings().get(meaning)?.term ?? null
    const all = new Map([
      ...ownPhrases(),
      ...saved.map((row) => [row.phrase, { ...row, term: termOf(row) }] as const),
    ])
    return [...all.values()]
      .filter(({ meaning }) => meaning !== removed)
      .toSorted((one, other) => (one.phrase < other.phrase ? -1 : 1))
  }

  return {
    async list(input: z.output<typeof listSynonymsSchema>): Promise<Page<Synonym>> {
      const text = wordsOf(input.q ?? '').join(' ')
      const limit = input.limit ?? limits.listDefault
      const after = phraseAt(input.cursor)
      const matching = withVocabulary(await repository.listSynonyms(db)).filter(
        ({ phrase, meaning }) => phrase.includes(text) || meaning.includes(text),
      )
      const rest = matching.filter(({ phrase }) => phrase > after)
      const items = rest.slice(0, limit)
      const last = rest.length > limit ? items.at(-1) : undefined
      return {
        items: items.map(present),
        total: matching.length,
        nextCursor: last ? cursorOf(last.phrase) : null,
      }
    },

    /**
     * Saving the same synonym again changes nothing. A new meaning becomes a phrase of its own words too.
     * @throws AppError INVALID_FORM
     */
    async save(viewer: Viewer, form: unknown): Promise<Synonym> {
      const answers = parseForm(synonymFormSchema, form, synonymFieldOrder)
      const phrase = phraseOf(answers.phrase, 'phrase')
      const meaning = phraseOf(answers.meaning, 'meaning')
      const lexeme = lexemeOf(answers.filter, meaning)
      await db.transaction().execute(async (tx) => {
        await repository.lockSynonyms(tx)
        const before = (await repository.findSynonym(tx, phrase)) ?? ownPhrases().get(phrase)
        const meant = (await repository.findMeaning(tx, meaning)) ?? ownMeanings().get(meaning)
        const hasOtherTerm = (meant?.term || null) !== lexeme
        if (before?.meaning === meaning && !hasOtherTerm) return
        await repository.saveSynonym(tx, phrase, meaning)
        if (meant === undefined) await repository.saveSynonym(tx, meaning, meaning)
        if (hasOtherTerm) {
          // The vocabulary's own term is taken away by an empty one.
          await repository.saveTerm(tx, meaning, lexeme ?? (ownMeanings().has(meaning) ? '' : null))
        }
        await repository.deleteUnusedMeanings(tx)
        await repository.insertChange(
          tx,
          affectedJobs({
            phrases: [phrase, ...(meant === undefined ? [meaning] : [])],
            meanings: hasOtherTerm ? [meaning] : [],
            lexemes: hasOtherTerm ? [meant?.term || null, lexeme] : [],
          }),
          clock.now(),
        )
        await audit.record(tx, viewer, { kind: 'saying-saved', details: { phrase, meaning } })
      })
      search.clearSynonyms()
      return present({ phrase, meaning, term: lexeme })
    },

    /** An unknown phrase changes nothing. */
    async remove(viewer: Viewer, text: string): Promise<void> {
      const phrase = wordsOf(text).join(' ')
      await db.transaction().execute(async (tx) => {
        await repository.lockSynonyms(tx)
        const own = ownPhrases().get(phrase)
        const before = (await repository.findSynonym(tx, phrase)) ?? own
        if (before === undefined || before.meaning === removed) return
        if (own) await repository.saveSynonym(tx, phrase, removed)
        else await repository.deleteSynonym(tx, phrase)
        await repository.deleteUnusedMeanings(tx)
        const query = affectedJobs({ phrases: [phrase], meanings: [], lexemes: [] })
        await repository.insertChange(tx, query, clock.now())
        await audit.record(tx, viewer, {
          kind: 'saying-removed',
          details: { phrase, meaning: before.meaning },
        })
      })
      search.clearSynonyms()
    },
  }
}

/** What a phrase of the vocabulary means that an admin has removed. */
const removed = ''

const cursorOf = (phrase: string): string => Buffer.from(phrase).toString('base64url')

/** @throws AppError MALFORMED for a cursor that this server did not make */
function phraseAt(cursor = ''): string {
  const phrase = Buffer.from(cursor, 'base64url').toString()
  if (cursorOf(phrase) === cursor && !phrase.includes('\0')) return phrase
  throw new AppError('MALFORMED', { detail: 'unreadable cursor' })
}

/** The words as search splits them. */
function phraseOf(text: string, field: 'phrase' | 'meaning'): string {
  const words = wordsOf(text)
  if (words.length > 0 && words.length <= maxPhraseWords) return words.join(' ')
  const messageKey = 'synonyms.wordsInvalid' as const
  throw new AppError('INVALID_FORM', { fields: { [field]: messageKey }, messageKey })
}

function lexemeOf(filter: string, meaning: string): string | null {
  if (filter === '') return null
  return filter === townFilter ? filterTerm('location', meaning) : `:${filter}`
}

function present({ phrase, meaning, term: lexeme }: SynonymRow): Synonym {
  const isTown = lexeme === filterTerm('location', meaning)
  return { phrase, meaning, filter: isTown ? townFilter : (lexeme ?? '').slice(1) }
}

/** A tsquery for the jobs whose titles or towns contain the phrases, or that have one of the meanings or filter values. */
function affectedJobs(about: {
  phrases: readonly string[]
  meanings: readonly string[]
  lexemes: readonly (string | null)[]
}): string {
  const exact = (lexeme: string) => term(lexeme, 0)
  const parts = [
    ...about.phrases.map((phrase) => allOf(phrase.split(' ').map(exact))),
    ...about.phrases.map((phrase) =>
      allOf(phrase.split(' ').map((word) => exact(surroundingTerm(word)))),
    ),
    ...about.meanings.flatMap((name) => [exact(looseTerm({ name })), exact(strictTerm({ name }))]),
    ...about.lexemes.map((lexeme) => (lexeme === null ? undefined : exact(lexeme))),
  ]
  return anyOf(parts.filter((part) => part !== undefined))?.text ?? ''
}
