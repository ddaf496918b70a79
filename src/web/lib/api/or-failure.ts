import { ApiError } from './api-error.ts'

export type OrFailure<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string; readonly status: number }

/**
 * What a part of a screen is made of, or why it can't be had: the rest of the screen stays. A dead
 * session is no matter of a part.
 */
export async function orFailure<Value>(loading: Promise<Value>): Promise<OrFailure<Value>> {
  try {
    return { ok: true, value: await loading }
  } catch (error) {
    if (!(error instanceof ApiError) || error.isSessionOver) throw error
    return { ok: false, message: error.message, status: error.status }
  }
}

/** The thing, or undefined where there is none (or none for this person to know of). */
export async function orNothing<Value>(loading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}
