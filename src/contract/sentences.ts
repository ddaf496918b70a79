import en from '#messages/en.json' with { type: 'json' }

/** A key of the message catalogue: every sentence a person reads has one. */
export type MessageKey = keyof typeof en

/** Stands for the keys that a sentence with a number has: one for each form of the number. */
type CountedKey<Key = MessageKey> = Key extends `${infer Name}_other` ? Name : never

export type SentenceValues = Readonly<Record<string, string | number | undefined>>

const catalogue: Readonly<Record<string, string>> = en

/** The English sentence of a key, with `{{name}}` places filled from `values`; `count` chooses its form. */
export function sentence(key: MessageKey | CountedKey, values: SentenceValues = {}): string {
  const text = findCounted(key, values['count']) ?? catalogue[key] ?? key
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}

function findCounted(key: string, count: string | number | undefined): string | undefined {
  if (typeof count !== 'number') return undefined
  return catalogue[`${key}_${count === 1 ? 'one' : 'other'}`]
}

/** Validation messages travel through zod as keys; whatever else zod says becomes the general sentence. */
export function toMessageKey(text: string): MessageKey {
  return isMessageKey(text) ? text : 'validation.invalid'
}

function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(catalogue, text)
}
