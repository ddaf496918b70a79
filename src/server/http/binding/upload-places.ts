import { AppError } from '#server/lib/app-error.ts'

/** Long enough for a file under way to be checked. */
const retryAfterSeconds = 5

/**
 * Limits how many uploads of one account are under way, from before the first byte of the body to the reply.
 * @returns a function that takes a place and returns one that gives it back
 */
export function createUploadPlaces(maxPerAccount: number): (accountId: string) => () => void {
  const taken = new Map<string, number>()

  /** @throws AppError TOO_MANY_REQUESTS when the account has its uploads under way */
  return (accountId) => {
    const before = taken.get(accountId) ?? 0
    if (before >= maxPerAccount) {
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds, messageKey: 'limit.uploads' })
    }
    taken.set(accountId, before + 1)
    return () => {
      const left = (taken.get(accountId) ?? 1) - 1
      if (left > 0) taken.set(accountId, left)
      else taken.delete(accountId)
    }
  }
}
