import { findOptionValue } from '#contract/options.ts'
import { languageLevelOptions, namesIn, spokenLanguageOptions } from './part-options.ts'
import type { LanguageLevel } from './part-options.ts'

/*
 * A profile keeps its languages as one text, which every reader gets as it is: 'Hindi (very good), English (a little)'. A
 * language that somebody typed into the form may have no level.
 */

type SpokenLanguage = { readonly name: string; readonly level: LanguageLevel | null }

const levelAtEnd = new RegExp(
  String.raw`^(.+?)\s*\((${languageLevelOptions.map(({ wireLabel }) => wireLabel).join('|')})\)$`,
  'i',
)

/** The languages of a text, each once, with its level where there is one. */
export function readSpoken(text: string): SpokenLanguage[] {
  const byName = new Map<string, SpokenLanguage>()
  for (const part of namesIn(text)) {
    const [, name = part, level = ''] = levelAtEnd.exec(part) ?? []
    byName.set(name.toLowerCase(), {
      name,
      level: findOptionValue(languageLevelOptions, level) ?? null,
    })
  }
  return [...byName.values()]
}

/** Languages as a profile keeps them. */
export const writeSpoken = (languages: readonly SpokenLanguage[]): string =>
  languages
    .map(({ name, level }) => {
      const option = languageLevelOptions.find(({ value }) => value === level)
      return option ? `${name} (${option.wireLabel.toLowerCase()})` : name
    })
    .join(', ')

/** The option of a language as it is kept; undefined for one that somebody typed. */
export function spokenOptionOf(name: string) {
  const value = findOptionValue(spokenLanguageOptions, name)
  return spokenLanguageOptions.find((option) => option.value === value)
}
