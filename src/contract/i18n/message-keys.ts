import type catalogue from '#messages/en.json'

type CatalogueKey = keyof typeof catalogue

/** A key without its plural suffix. The catalogue has one entry for each plural form. */
export type CountedKey = CatalogueKey extends infer Key
  ? Key extends `${infer Name}_other`
    ? Name
    : never
  : never

/** A key of the message catalogue, which has every sentence that people read. */
export type MessageKey = CatalogueKey

/** A value may be a message itself, such as the name of a status. It is translated too. */
export type MessageValue = string | number | undefined | Message

/** Fills the `{{name}}` placeholders of a message; `count` selects its plural form. */
export type MessageValues = Readonly<Record<string, MessageValue>>

/**
 * A message that is not translated yet: for storage, queues and errors. A translator translates it
 * for its reader.
 */
export type Message = {
  readonly key: MessageKey | CountedKey
  readonly values?: MessageValues | undefined
}

/** One locale's texts by key, as in `messages/<locale>.json`. */
export type Catalogue = Readonly<Record<string, string>>

/** Removes the plural suffix of a key. */
export function withoutPluralForm(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '')
}

/** Schemas carry message keys as zod messages; zod's own messages become the general message. */
export function toMessageKey(text: string): MessageKey {
  return isMessageKey(text) ? text : 'validation.invalid'
}

/** Whether a text has the form of a key. A test checks that each key is in the catalogue. */
export function isMessageKey(text: string): text is MessageKey {
  return /^[\w-]+(?:\.[\w-]+)+$/.test(text)
}
