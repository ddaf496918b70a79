import { errorTable } from '#contract/errors.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { MessageKey } from '#contract/sentences.ts'

type Details = {
  /** Which answers were refused, by the path of their field. */
  fields?: Readonly<Record<string, MessageKey>>
  /** A sentence that fits better than the code's own. */
  messageKey?: MessageKey
  retryAfterSeconds?: number
  /** For the log, never for the person. */
  detail?: string
  /** An alarm has told of it already: the log needs no error for each caller that it meets. */
  isAlarmed?: boolean
  cause?: unknown
}

/** A refusal that the caller is told about. Everything else that is thrown becomes a 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly messageKey: MessageKey
  readonly fields: Readonly<Record<string, MessageKey>> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly isAlarmed: boolean

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.detail ?? code, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.messageKey = details.messageKey ?? errorTable[code].messageKey
    this.fields = details.fields
    this.retryAfterSeconds = details.retryAfterSeconds
    this.isAlarmed = details.isAlarmed ?? false
  }

  get status(): number {
    return errorTable[this.code].status
  }
}
