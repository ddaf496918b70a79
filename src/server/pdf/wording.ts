import type { CountedKey, MessageKey, MessageValues } from '#contract/i18n/message-keys.ts'
import type { Translator } from '#contract/i18n/translator.ts'

/** The words of a document: in the reader's language, with English beside another one, for those who keep the books. */
export type Wording = {
  /** The reader's language. */
  readonly t: Translator
  /** 'कुल / Total' */
  readonly label: (key: MessageKey | CountedKey, values?: MessageValues) => string
  /** What each language says: one or two texts. */
  readonly inEach: (say: (t: Translator) => string) => readonly string[]
}

export function createWording(t: Translator, english: Translator): Wording {
  const isEnglish = new Intl.Locale(t.locale).language === 'en'
  const translators = isEnglish ? [t] : [t, english]
  const inEach = (say: (t: Translator) => string) => [...new Set(translators.map(say))]
  return { t, label: (key, values) => inEach((each) => each(key, values)).join(' / '), inEach }
}
