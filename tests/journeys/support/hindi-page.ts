import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { localePath } from '../../../src/contract/i18n/locale-address.ts'

/*
 * A journey that is written in English goes through the product in Hindi: what it looks for by a name is looked for by
 * the name's translation in the catalogue, and addresses are those of Hindi pages.
 */

/** The sentences as they are seen, without their marks. */
const readCatalogue = (locale: string): Record<string, string> => {
  const file = new URL(`../../../messages/${locale}.json`, import.meta.url)
  const marked = readFileSync(file, 'utf8')
  return z.record(z.string(), z.string()).parse(JSON.parse(marked.replaceAll(/<\/?\w+>/g, '')))
}
const english = readCatalogue('en')
const hindi = readCatalogue('hi')

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** A sentence of the catalogue as a pattern, each value a group of its own. */
const patternOf = (sentence: string): string =>
  sentence
    .split(/\{\{\w+\}\}/)
    .map(escape)
    .join('(.+?)')

const valueOf = /\{\{(\w+)\}\}/

const valuesIn = (sentence: string): string[] =>
  [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)

type Sentence = {
  readonly english: string
  readonly hindi: string
  readonly whole: RegExp
  /** How much it says besides its values. */
  readonly letters: number
}

const sentences: readonly Sentence[] = Object.entries(english).flatMap(([key, text]) => {
  const translated = hindi[key]
  if (translated === undefined) return []
  const whole = new RegExp(`^${patternOf(text)}$`, 'i')
  const own = text.replaceAll(/\{\{\w+\}\}/g, '').replaceAll(/[^a-z]/gi, '')
  return [{ english: text, hindi: translated, whole, letters: own.length }]
})

/** What a text of the page may be in Hindi, as patterns: those of the sentences that say most of it. */
function translationsOf(text: string): string[] {
  const fitting = sentences.filter(({ letters, whole }) => letters > 0 && whole.test(text))
  const most = Math.max(0, ...fitting.map(({ letters }) => letters))
  const best = fitting.filter(({ letters }) => letters === most)
  return [...new Set(best.map((sentence) => fill(sentence, text)))]
}

function fill({ english: source, hindi: target, whole }: Sentence, text: string): string {
  const [, ...values] = whole.exec(text) ?? []
  const names = valuesIn(source)
  const parts = target.split(/(\{\{\w+\}\})/).map((part) => {
    const name = valueOf.exec(part)?.[1]
    if (name === undefined) return escape(part)
    const value = values[names.indexOf(name)] ?? ''
    // Names of towns are written in Hindi letters.
    const any = [...translationsOf(value), escape(value), String.raw`[\u0900-\u097F ,]+`]
    return `(?:${any.join('|')})`
  })
  return parts.join('')
}

/** Numbers in the source of a pattern, apart from those of its classes and counts. */
const number = /\\d\+|(?<![\\{\w,-])\d+(?![},\w-])/g

function translatePattern({ source, flags }: RegExp): RegExp {
  const pattern = new RegExp(source, flags)
  const numbers = source.match(number) ?? []
  // A number of the pattern is a value of the sentence.
  const withValues = new RegExp(source.replaceAll(number, String.raw`\{\{(\w+)\}\}`), flags)
  const found = sentences.flatMap((sentence) => {
    if (pattern.test(sentence.english)) return [patternOf(sentence.hindi)]
    const names = withValues.exec(sentence.english)?.slice(1)
    return names?.length === numbers.length && numbers.length > 0
      ? [patternWith(sentence.hindi, new Map(names.map((name, at) => [name, numbers[at] ?? ''])))]
      : []
  })
  if (found.length === 0) return pattern
  // What begins or ends a text in English does so in Hindi.
  const start = source.startsWith('^') ? '^' : ''
  const end = source.endsWith('$') ? '$' : ''
  return new RegExp(`${start}(?:${found.join('|')})${end}|${source}`, flags)
}

/** A sentence as a pattern, where some values are known. */
const patternWith = (sentence: string, known: ReadonlyMap<string, string>): string =>
  sentence
    .split(/(\{\{\w+\}\})/)
    .map((part) => {
      const name = valueOf.exec(part)?.[1]
      return name === undefined ? escape(part) : (known.get(name) ?? '.+?')
    })
    .join('')

function translateName(name: string | RegExp, isExact: boolean): string | RegExp {
  if (name instanceof RegExp) return translatePattern(name)
  const found = translationsOf(name)
  if (found.length > 0) {
    const any = [...found, escape(name)].join('|')
    return new RegExp(isExact ? `^(?:${any})$` : any, 'i')
  }
  // A part of a sentence stands for all of it.
  const within = new RegExp(escape(name), 'i')
  const containing = sentences.filter((sentence) => within.test(sentence.english))
  if (isExact || !name.includes(' ') || containing.length === 0) return name
  return new RegExp(containing.map((sentence) => patternOf(sentence.hindi)).join('|'), 'i')
}

const byName = new Set(['getByRole', 'getByText', 'getByLabel'])
const makers = new Set([
  'getByRole',
  'getByText',
  'getByLabel',
  'getByTestId',
  'locator',
  'filter',
  'first',
  'last',
  'nth',
  'and',
  'or',
])

type Options = {
  readonly name?: string | RegExp
  readonly exact?: boolean
  hasText?: string | RegExp
}

const isName = (value: unknown): value is string | RegExp =>
  typeof value === 'string' || value instanceof RegExp

const isOptions = (value: unknown): value is Options => typeof value === 'object' && value !== null

function translateArguments(
  method: string,
  [first, second, ...rest]: readonly unknown[],
): unknown[] {
  if (method === 'goto' && typeof first === 'string') return [inHindi(first), second, ...rest]
  if (method === 'filter' && isOptions(first) && isName(first.hasText)) {
    return [{ ...first, hasText: translateName(first.hasText, false) }]
  }
  if (!byName.has(method)) return [first, second, ...rest]
  const options = isOptions(second) ? second : {}
  if (method === 'getByRole') {
    const name = options.name
    return [
      first,
      name === undefined
        ? options
        : { ...options, name: translateName(name, options.exact === true) },
    ]
  }
  return isName(first) ? [translateName(first, options.exact === true), options] : [first, second]
}

export const inHindi = (path: string): string =>
  path.startsWith('/') && !path.startsWith('/hi/') ? localePath(path, 'hi', ['en', 'hi']) : path

/** The page, or a part of it, that is looked at in English words and is in Hindi. */
export function translated<Part extends Page | Locator>(part: Part): Part {
  return new Proxy(part, {
    get(target, method) {
      const value: unknown = Reflect.get(target, method, target)
      if (typeof value !== 'function' || typeof method !== 'string') return value
      if (method === 'selectOption' && isPart(target))
        return (label: string) => select(target, label)
      return (...args: readonly unknown[]): unknown => {
        const result: unknown = Reflect.apply(value, target, translateArguments(method, args))
        return makers.has(method) && isPart(result) ? translated(result) : result
      }
    },
  })
}

async function select(field: Locator, label: string): Promise<void> {
  const option = field.locator('option').filter({ hasText: translateName(label, true) })
  await field.selectOption(await option.getAttribute('value'))
}

const isPart = (value: unknown): value is Locator =>
  typeof value === 'object' && value !== null && 'selectText' in value
