import type { Locale } from '#contract/i18n/locales.ts'

/* The accounts at the providers of login codes, as configured. */

export type Msg91Account = {
  authKey: string
  /** The id of the registered template, which has the text of the SMS. */
  templateId: string
  /** Templates of the same SMS in other languages. */
  templateIds?: Readonly<Record<Locale, string>>
  /** The address of a stand-in. */
  baseUrl?: string
}

export type TwilioAccount = {
  accountSid: string
  authToken: string
  /** The messaging service, which names the registered senders. */
  messagingServiceSid: string
  /** The address of a stand-in. */
  baseUrl?: string
}

export type WhatsappAccount = {
  token: string
  phoneNumberId: string
  /** An approved template of the category 'authentication', with a button that copies the code. */
  template: string
  /** The language of the template, for readers of all languages that it has none for. */
  language: string
  /** The other languages that it is approved in. */
  otherLanguages?: readonly string[]
  /** The address of a stand-in. */
  baseUrl?: string
}
