import type { MessageKey } from '#contract/i18n/message-keys.ts'

export type RecruiterQuestion =
  /** `mobile` has ten digits. */
  | { readonly kind: 'phone'; readonly mobile: string }
  | { readonly kind: 'company'; readonly name: string }
  | { readonly kind: 'wrong'; readonly messageKey: MessageKey }

/** Letters of a name that are enough to look for companies. */
const shortestName = 3

/** What a person asks: a number as people write it, with +91 or 0 and spaces, or else a name. */
export function readRecruiterQuestion(text: string): RecruiterQuestion {
  const written = text.trim().replace(/\s+/g, ' ')
  if (/^[\d\s()+.-]+$/.test(written)) {
    const digits = written.replace(/\D/g, '')
    const mobile = /^(?:91|0)?(\d{10})$/.exec(digits)?.[1]
    if (mobile === undefined) return { kind: 'wrong', messageKey: 'profile.mobileRequired' }
    return { kind: 'phone', mobile }
  }
  if (written.length < shortestName) return { kind: 'wrong', messageKey: 'check.nameTooShort' }
  return { kind: 'company', name: written.toLowerCase() }
}
