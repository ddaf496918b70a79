import type { Locale } from '#contract/i18n/locales.ts'
import { intlTag } from '#contract/i18n/locales.ts'

type Voice = Pick<SpeechSynthesisVoice, 'lang'>

/** A voice for the language, India's first. Android writes `hi_IN`. */
export function findVoice<Found extends Voice>(
  voices: readonly Found[],
  locale: Locale,
): Found | undefined {
  const tag = intlTag(locale).toLowerCase()
  const [language = ''] = tag.split('-')
  const tagOf = ({ lang }: Voice) => lang.replace('_', '-').toLowerCase()
  return (
    voices.find((voice) => tagOf(voice) === tag) ??
    voices.find((voice) => tagOf(voice).split('-')[0] === language)
  )
}
