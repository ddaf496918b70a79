import type { ErrorBody } from '#contract/errors.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { isShape, isText, isTextByName, readJson } from './shapes.ts'

type Details = {
  status: number
  code: string
  message: string
  fields?: Readonly<Record<string, string>> | undefined
  retryAfterSeconds?: number | undefined
}

/**
 * An error reply of the API, or no reply of the API at all (status 0): the browser is offline (code
 * OFFLINE), or something else answered, such as the login page of a public Wi-Fi (code UNREADABLE). Its message is the
 * server's sentence, else a key: `useErrorText` says both.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Sentences by the path of the field they belong to. */
  readonly fields: Readonly<Record<string, string>>
  readonly retryAfterSeconds: number | undefined

  constructor(details: Details, options?: ErrorOptions) {
    super(details.message, options)
    this.name = 'ApiError'
    this.status = details.status
    this.code = details.code
    this.fields = details.fields ?? {}
    this.retryAfterSeconds = details.retryAfterSeconds
  }

  /** The sentence of the first field the server rejected, or that of the whole error. */
  get firstFieldMessage(): string {
    return Object.values(this.fields)[0] ?? this.message
  }

  get isSessionOver(): boolean {
    return this.status === 401
  }

  /** The outcome is unknown: no reply came, or the server failed. */
  get isUnanswered(): boolean {
    return this.status === 0 || this.code === 'INTERNAL' || this.code === 'UNAVAILABLE'
  }
}

const offlineKey: MessageKey = 'error.offline'
const unreadableKey: MessageKey = 'error.unreadable'
const awayKey: MessageKey = 'error.unavailable'
const memberMayNotKey: MessageKey = 'error.memberMayNot'
const internalKey: MessageKey = 'error.internal'

export const offlineError = () => new ApiError({ status: 0, code: 'OFFLINE', message: offlineKey })

export const unreadableError = (cause: unknown) =>
  new ApiError({ status: 0, code: 'UNREADABLE', message: unreadableKey }, { cause })

/** The role in the team does not cover what was requested. */
export const mayNotCode = 'MEMBER_MAY_NOT'

/** As the server says it. */
export const memberMayNotError = () =>
  new ApiError({ status: 403, code: mayNotCode, message: memberMayNotKey })

/** The replies of a proxy that does not reach the server. */
const awayStatuses = [502, 503, 504]

export async function readApiError(response: Response): Promise<ApiError> {
  const body = readErrorBody(readJson(await response.text().catch(() => '')))
  const retryAfter = Number(response.headers.get('retry-after'))
  const isAway = awayStatuses.includes(response.status)
  return new ApiError({
    status: response.status,
    code: body?.code ?? (isAway ? 'UNAVAILABLE' : 'INTERNAL'),
    message: body?.message ?? (isAway ? awayKey : internalKey),
    fields: body?.fields,
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
  })
}

function readErrorBody(body: unknown): Pick<ErrorBody, 'code' | 'message' | 'fields'> | undefined {
  if (!isShape(body) || !isText(body['code']) || !isText(body['message'])) return undefined
  const { code, message, fields } = body
  return { code, message, ...(isTextByName(fields) && { fields }) }
}
