import { redirectDocument } from 'react-router'
import { ApiError } from './api-error.ts'

/** The worker of the device gave this page, because there is no connection. */
const isCachedCopy = (): boolean => document.body.dataset['cachedNote'] !== undefined

/**
 * What loads, or, without a connection, what the page was rendered with: a line that breaks off just after the page came takes
 * nothing away. Another address was not rendered; its copy is opened where the worker of the device keeps one.
 */
export async function orRendered<Own, Rendered>(
  request: Request,
  loading: Promise<Own>,
  rendered: () => Promise<Rendered>,
): Promise<Own | Rendered> {
  try {
    return await loading
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'OFFLINE')) throw error
    return await rendered().catch(() => {
      if (!isCachedCopy() && navigator.serviceWorker?.controller)
        throw redirectDocument(request.url)
      throw error
    })
  }
}
