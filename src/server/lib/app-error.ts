import { errorTable } from '#contract/errors.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { MessageKey, MessageValues } from '#contract/i18n/message-keys.ts'

type Details = {
  /** Messages of rejected fields, by the field's path. */
  fields?: Readonly<Record<string, MessageKey>>
  /** Replaces the message of the code. */
  messageKey?: MessageKey
  /** Values of the message's placeholders. */
  values?: MessageValues
  retryAfterSeconds?: number
  /** A detail for the log. It is never sent. */
  detail?: string
  /** True when another alarm covers the cause, so that the log has no error for each request. */
  isAlarmed?: boolean
  cause?: unknown
}

/** An expected error with a code. The error handler sends it; any other error becomes a 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly messageKey: MessageKey
  readonly values: MessageValues | undefined
  readonly fields: Readonly<Record<string, MessageKey>> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly isAlarmed: boolean

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.detail ?? code, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.messageKey = details.messageKey ?? errorTable[code].messageKey
    this.values = details.values
    this.fields = details.fields
    this.retryAfterSeconds = details.retryAfterSeconds
    this.isAlarmed = details.isAlarmed ?? false
  }

  get status(): number {
    return errorTable[this.code].status
  }
}
