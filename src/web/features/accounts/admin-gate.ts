import { data } from 'react-router'
import { readSession } from '#web/lib/session.ts'

/**
 * Admin screens look like pages that are not there to anybody whose stored session is not an
 * admin's. What the session may do is the server's to decide.
 */
export function requireAdminOrHide(): void {
  if (readSession()?.type !== 'admin') throw data(null, { status: 404 })
}
