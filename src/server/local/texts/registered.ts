import type { Locale } from '#contract/i18n/locales.ts'

/** A template as it was registered. */
export type Registered = { readonly name: string; readonly locale: Locale; readonly text: string }

/** Phones that no message reaches. */
export const isUnreachable = (phone: string): boolean => phone.endsWith('0000')
