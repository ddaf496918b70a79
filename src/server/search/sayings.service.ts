import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { sayingFieldOrder, sayingFormSchema, townFilter } from '#contract/sayings.ts'
import type { listSayingsSchema, Saying } from '#contract/sayings.ts'
import type { Audit } from '../audit/audit.service.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import type { Page } from '../lib/page.ts'
import { parseForm } from '../lib/parse-form.ts'
import { longestPhraseWords, saidTerm } from './meanings.rules.ts'
import * as repository from './sayings.repository.ts'
import type { SayingRow } from './search-knowledge.repository.ts'
import type { SearchService } from './search.service.ts'
import { filterTerm, surroundingTerm } from './search-terms.rules.ts'
import { wordsOf } from './search-words.rules.ts'
import { allOf, anyOf, term } from './text-query.rules.ts'

type Needs = {
  db: Kysely<DB>
  clock: Clock
  audit: Pick<Audit, 'record'>
  search: Pick<SearchService, 'forgetSayings'>
}

export type SayingsService = ReturnType<typeof createSayingsService>

/** Admins say what words of the trade mean. Searches know at once here, elsewhere within a minute. */
export function createSayingsService({ db, clock, audit, search }: Needs) {
  return {
    async list(wish: z.output<typeof listSayingsSchema>): Promise<Page<Saying>> {
      const text = wordsOf(wish.q ?? '').join(' ')
      const limit = wish.limit ?? limits.listDefault
      const [rows, total] = await Promise.all([
        repository.listSayings(db, text, { after: phraseAt(wish.cursor), limit: limit + 1 }),
        repository.countSayings(db, text),
      ])
      const items = rows.slice(0, limit)
      const last = rows.length > limit ? items.at(-1) : undefined
      return { items: items.map(presented), total, nextCursor: last ? cursorOf(last.phrase) : null }
    },

    /**
     * Saved again it changes nothing. A meaning that is new is said by its own words too.
     * @throws AppError INVALID_FORM
     */
    async save(viewer: Viewer, form: unknown): Promise<Saying> {
      const answers = parseForm(sayingFormSchema, form, sayingFieldOrder)
      const phrase = phraseOf(answers.phrase, 'phrase')
      const meaning = phraseOf(answers.meaning, 'meaning')
      const lexeme = lexemeOf(answers.filter, meaning)
      await db.transaction().execute(async (trx) => {
        await repository.lockSayings(trx)
        const before = await repository.findSaying(trx, phrase)
        const meant = await repository.findMeaning(trx, meaning)
        const hasOtherTerm = (meant?.term ?? null) !== lexeme
        if (before?.meaning === meaning && !hasOtherTerm) return
        await repository.saveSaying(trx, phrase, meaning)
        if (meant === undefined) await repository.saveSaying(trx, meaning, meaning)
        await repository.saveTerm(trx, meaning, lexeme)
        await repository.deleteUnsaid(trx)
        await repository.insertChange(
          trx,
          jobsAbout({
            phrases: [phrase, ...(meant === undefined ? [meaning] : [])],
            meanings: hasOtherTerm ? [meaning] : [],
            lexemes: hasOtherTerm ? [meant?.term ?? null, lexeme] : [],
          }),
          clock.now(),
        )
        await audit.record(trx, viewer, { kind: 'saying-saved', details: { phrase, meaning } })
      })
      search.forgetSayings()
      return presented({ phrase, meaning, term: lexeme })
    },

    /** Of a phrase that means nothing it changes nothing. */
    async remove(viewer: Viewer, text: string): Promise<void> {
      const phrase = wordsOf(text).join(' ')
      await db.transaction().execute(async (trx) => {
        await repository.lockSayings(trx)
        const before = await repository.findSaying(trx, phrase)
        if (before === undefined) return
        await repository.deleteSaying(trx, phrase)
        await repository.deleteUnsaid(trx)
        const query = jobsAbout({ phrases: [phrase], meanings: [], lexemes: [] })
        await repository.insertChange(trx, query, clock.now())
        await audit.record(trx, viewer, {
          kind: 'saying-removed',
          details: { phrase, meaning: before.meaning },
        })
      })
      search.forgetSayings()
    },
  }
}

const cursorOf = (phrase: string): string => Buffer.from(phrase).toString('base64url')

/** @throws AppError MALFORMED for a cursor that this server did not make */
function phraseAt(cursor = ''): string {
  const phrase = Buffer.from(cursor, 'base64url').toString()
  if (cursorOf(phrase) === cursor && !phrase.includes('\0')) return phrase
  throw new AppError('MALFORMED', { detail: 'unreadable cursor' })
}

/** The words as search cuts them. */
function phraseOf(text: string, field: 'phrase' | 'meaning'): string {
  const words = wordsOf(text)
  if (words.length > 0 && words.length <= longestPhraseWords) return words.join(' ')
  const messageKey = 'sayings.wordsInvalid' as const
  throw new AppError('INVALID_FORM', { fields: { [field]: messageKey }, messageKey })
}

function lexemeOf(filter: string, meaning: string): string | null {
  if (filter === '') return null
  return filter === townFilter ? filterTerm('location', meaning) : `:${filter}`
}

function presented({ phrase, meaning, term: lexeme }: SayingRow): Saying {
  const isTown = lexeme === filterTerm('location', meaning)
  return { phrase, meaning, filter: isTown ? townFilter : (lexeme ?? '').slice(1) }
}

/** Jobs whose titles or towns hold such phrases, which mean one of these, or have such a value. */
function jobsAbout(about: {
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
    ...about.meanings.map((name) => exact(saidTerm({ name, lexeme: undefined }))),
    ...about.lexemes.map((lexeme) => (lexeme === null ? undefined : exact(lexeme))),
  ]
  return anyOf(parts.filter((part) => part !== undefined))?.text ?? ''
}
