import { redirectDocument } from 'react-router'
import { ApiError } from './api-error.ts'

/** Whether the page that is open came for this address, from the server or from the copies of the device. */
export const isRendered = ({ url }: Request): boolean => {
  const withoutHash = (address: string | undefined) => address?.replace(/#.*/, '')
  const [opened] = performance.getEntriesByType('navigation')
  return withoutHash(opened?.name) === withoutHash(url)
}

/**
 * What loads, or, without a connection, what the page was rendered with: a line that breaks off just after the page came takes
 * nothing away. Of another address the copy is opened that the worker of the device keeps.
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
    // Later than the first time it is asked for anew, which may fail as well.
    const first = isRendered(request) ? await rendered().catch(() => undefined) : undefined
    if (first !== undefined) return first
    if (navigator.serviceWorker?.controller) throw redirectDocument(request.url)
    throw error
  }
}
