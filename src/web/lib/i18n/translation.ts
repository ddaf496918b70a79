import { createContext, use } from 'react'
import type { Locale } from '#contract/i18n/locales.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import type { Messages } from './messages.ts'

/** Says the message of a key in the page's language: the same function at each drawing. */
export type Translate = Translator

/** The messages of the page, which the two entries provide. */
export const MessagesContext = createContext<Messages | undefined>(undefined)

export function useMessages(): Messages {
  const messages = use(MessagesContext)
  if (!messages) throw new Error('the page has no messages')
  return messages
}

/** The messages of the page's language. */
export function useTranslation(): { readonly t: Translate; readonly locale: Locale } {
  const { translator } = useMessages()
  return { t: translator, locale: translator.locale }
}
