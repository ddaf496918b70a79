import { isFreeMail } from '#contract/evidence/work-email.ts'
import { isGstin } from '#contract/invoices/gst.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { ValueKind } from './options.ts'

/** How a value is stored and compared: ten digits, a domain in small letters, a GSTIN in capitals. */
export function normalValue(kind: ValueKind, value: string): string {
  const text = value.trim()
  if (kind === 'phone') return text.replaceAll(/\D/g, '').slice(-10)
  if (kind === 'domain') return text.toLowerCase().replace(/^.*@/, '')
  return text.toUpperCase().replaceAll(' ', '')
}

const domainPattern = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/** What is wrong with a value that an admin wants to block; undefined when it is right. */
export function valueProblem(kind: ValueKind, value: string): MessageKey | undefined {
  const normal = normalValue(kind, value)
  if (kind === 'phone') return /^[6-9]\d{9}$/.test(normal) ? undefined : 'blocks.phoneWrong'
  if (kind === 'gstin') return isGstin(normal) ? undefined : 'evidence.gstinWrong'
  if (!domainPattern.test(normal)) return 'blocks.domainWrong'
  return isFreeMail(`x@${normal}`) ? 'blocks.domainFree' : undefined
}
