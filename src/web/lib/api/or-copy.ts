import { redirectDocument } from 'react-router'
import { ApiError } from './api-error.ts'

/** The worker of the device gave this page, because there is no connection. */
export const isCachedCopy = (): boolean => document.body.dataset['cachedNote'] !== undefined

/**
 * For a page whose copy the worker of the device has: without a connection the copy is opened, and in the copy `rendered`
 * gives what it was rendered with.
 */
export async function orCopy<Own, Rendered>(
  request: Request,
  loading: Promise<Own>,
  rendered: () => Promise<Rendered>,
): Promise<Own | Rendered> {
  try {
    return await loading
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'OFFLINE')) throw error
    if (isCachedCopy()) return await rendered()
    if (navigator.serviceWorker?.controller) throw redirectDocument(request.url)
    throw error
  }
}
