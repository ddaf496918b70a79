import type { ErrorBody } from '#contract/errors.ts'
import { sentence } from '#contract/sentences.ts'
import { isShape, isText, isTextByName } from './shapes.ts'

type Details = {
  status: number
  code: string
  message: string
  fields?: Readonly<Record<string, string>> | undefined
  retryAfterSeconds?: number | undefined
}

/**
 * A refusal of the API, or no answer of its own at all (status 0): the line is dead (code OFFLINE), or
 * something else answered, such as the login page of a public Wi-Fi (code UNREADABLE).
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

  get isSessionOver(): boolean {
    return this.status === 401
  }

  /** Nothing was decided: no answer came, or the server could not do its work. */
  get isUnanswered(): boolean {
    return this.status === 0 || this.code === 'INTERNAL' || this.code === 'UNAVAILABLE'
  }
}

export const offlineError = () =>
  new ApiError({ status: 0, code: 'OFFLINE', message: sentence('error.offline') })

export const unreadableError = (cause: unknown) =>
  new ApiError({ status: 0, code: 'UNREADABLE', message: sentence('error.unreadable') }, { cause })

/** What proxies answer in the name of a server that they don't reach. */
const awayStatuses = [502, 503, 504]

export async function readApiError(response: Response): Promise<ApiError> {
  const body = readErrorBody(await response.json().catch(() => undefined))
  const retryAfter = Number(response.headers.get('retry-after'))
  const isAway = awayStatuses.includes(response.status)
  return new ApiError({
    status: response.status,
    code: body?.code ?? (isAway ? 'UNAVAILABLE' : 'INTERNAL'),
    message: body?.message ?? sentence(isAway ? 'error.unavailable' : 'error.internal'),
    fields: body?.fields,
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
  })
}

function readErrorBody(body: unknown): Pick<ErrorBody, 'code' | 'message' | 'fields'> | undefined {
  if (!isShape(body) || !isText(body['code']) || !isText(body['message'])) return undefined
  const { code, message, fields } = body
  return { code, message, ...(isTextByName(fields) && { fields }) }
}
