type Options = { status?: number; field?: string }

/** An error in the provider's format. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly field: string | null

  constructor(description: string, { status = 400, field }: Options = {}) {
    super(description)
    this.status = status
    this.field = field ?? null
  }
}

export const refusalBody = ({ message, field }: ApiError) =>
  errorBody('BAD_REQUEST_ERROR', message, field)

export const errorBody = (code: string, description: string, field: string | null = null) => ({
  error: {
    code,
    description,
    field,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
  },
})
