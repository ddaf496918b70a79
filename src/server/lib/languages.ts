import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { z } from 'zod'
import { defaultLocale, pseudoLocale } from '#contract/i18n/locales.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import type { Catalogue } from '#contract/i18n/message-keys.ts'
import { placesToCatalogue } from '#contract/i18n/places.ts'
import { toPseudoCatalogue } from '#contract/i18n/pseudo.ts'
import { createTranslator } from '#contract/i18n/translator.ts'
import type { Translator } from '#contract/i18n/translator.ts'

const folder = new URL('../../../messages/', import.meta.url)

/** The locales that have a catalogue, and the pseudo-locale that is made from one. */
export const availableLocales = (): readonly Locale[] => [
  ...readdirSync(folder).flatMap((name) => /^([\w-]+)\.json$/.exec(name)?.[1] ?? []),
  pseudoLocale,
]

export function readCatalogue(locale: Locale): Catalogue {
  if (locale === pseudoLocale) return toPseudoCatalogue(readCatalogue(defaultLocale))
  return readTexts(new URL(`${locale}.json`, folder))
}

/** The names of cities and states by their English ones; empty where a language writes them in English. */
export function readPlaces(locale: Locale): Catalogue {
  const file = new URL(`places/${locale}.json`, folder)
  return existsSync(file) ? readTexts(file) : {}
}

const readTexts = (file: URL): Catalogue =>
  z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))

/** The languages of this installation. */
export type Languages = {
  readonly enabled: readonly Locale[]
  /** For readers without a known locale, and for messages to the team. */
  readonly main: Locale
  /** For documents that have English beside another language, enabled or not. */
  readonly english: Translator
  readonly catalogueOf: (locale: Locale) => Catalogue
  /** The main locale's translator stands in for a locale that is not enabled. */
  readonly translatorOf: (locale: Locale | null | undefined) => Translator
  /** The locale that a page's path begins with, in any letter case; the main locale's pages name none. */
  readonly ofPath: (pathname: string) => Locale | undefined
  /** The enabled locale of this name. */
  readonly find: (name: string | null | undefined) => Locale | undefined
  /** The enabled locale that fits an `Accept-Language` header best. */
  readonly negotiate: (acceptLanguage: string | undefined) => Locale
}

/** @param enabled the main locale first */
export function createLanguages(enabled: readonly Locale[]): Languages {
  const [main = defaultLocale] = enabled
  const fallback = readCatalogue(defaultLocale)
  // A message without a translation is shown in English.
  const catalogues = new Map(
    [main, ...enabled].map((locale) => [
      locale,
      { ...fallback, ...readCatalogue(locale), ...placesToCatalogue(readPlaces(locale)) },
    ]),
  )
  const translators = new Map(
    [...catalogues].map(([locale, catalogue]) => [locale, createTranslator(catalogue, locale)]),
  )
  const others = enabled.filter((locale) => locale !== main)
  const english = translators.get(defaultLocale) ?? createTranslator(fallback, defaultLocale)
  const mainTranslator = translators.get(main) ?? english
  return {
    enabled,
    main,
    english,
    catalogueOf: (locale) => catalogues.get(locale) ?? fallback,
    translatorOf: (locale) => translators.get(locale ?? main) ?? mainTranslator,
    ofPath: (pathname) =>
      others.length === 0 ? undefined : findLocale(firstSegment(pathname), others),
    find: (name) => enabled.find((locale) => locale === name),
    negotiate: (acceptLanguage) => negotiate(acceptLanguage ?? '', enabled) ?? main,
  }
}

/** The page router asks for the data of `/hi` at `/hi.data`. */
const firstSegment = (pathname: string): string =>
  /^\/([\w-]+)(?:\/|(?:\.data)?$)/.exec(pathname)?.[1]?.toLowerCase() ?? ''

/** Sorts by weight, then by order; `hi` also serves `hi-IN`. */
function negotiate(acceptLanguage: string, enabled: readonly Locale[]): Locale | undefined {
  if (enabled.length < 2) return undefined
  return acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', weight = ''] = part.trim().split(/\s*;\s*q=/i)
      return { tag: tag.toLowerCase(), weight: weight === '' ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => findLocale(tag, enabled) ?? findLocale(tag.replace(/-.*/, ''), enabled))
    .find((locale) => locale !== undefined)
}

const findLocale = (tag: string, enabled: readonly Locale[]): Locale | undefined =>
  enabled.find((locale) => locale.toLowerCase() === tag)
