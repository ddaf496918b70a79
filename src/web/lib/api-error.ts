import { errorBodySchema } from '#contract/errors.ts'
import { sentence } from '#contract/sentences.ts'

type Details = {
  status: number
  code: string
  message: string
  fields?: Readonly<Record<string, string>> | undefined
  retryAfterSeconds?: number | undefined
}

/** A refusal of the API, or no answer at all (status 0, code OFFLINE). */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Sentences by the path of the field they belong to. */
  readonly fields: Readonly<Record<string, string>>
  readonly retryAfterSeconds: number | undefined

  constructor(details: Details) {
    super(details.message)
    this.name = 'ApiError'
    this.status = details.status
    this.code = details.code
    this.fields = details.fields ?? {}
    this.retryAfterSeconds = details.retryAfterSeconds
  }

  get isSessionOver(): boolean {
    return this.status === 401
  }
}

export const offlineError = () =>
  new ApiError({ status: 0, code: 'OFFLINE', message: sentence('error.offline') })

export async function readApiError(response: Response): Promise<ApiError> {
  const body = errorBodySchema.safeParse(await response.json().catch(() => undefined))
  const retryAfter = Number(response.headers.get('retry-after'))
  return new ApiError({
    status: response.status,
    code: body.data?.code ?? 'INTERNAL',
    message: body.data?.message ?? sentence('error.internal'),
    fields: body.data?.fields,
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
  })
}
