import en from '#messages/en.json' with { type: 'json' }

/** A key of the message catalogue: every sentence a person reads has one. */
export type MessageKey = keyof typeof en

const catalogue: Readonly<Record<string, string>> = en

/** The English sentence of a key, with `{{name}}` places filled from `values`. */
export function sentence(key: MessageKey, values: Record<string, string | number> = {}): string {
  return en[key].replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}

/** Validation messages travel through zod as keys; whatever else zod says becomes the general sentence. */
export function toMessageKey(text: string): MessageKey {
  return isMessageKey(text) ? text : 'validation.invalid'
}

function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(catalogue, text)
}
