import { redirect } from 'react-router'
import type { AccountType } from '#contract/accounts.ts'
import { safeNext, startPath } from '#web/lib/paths.ts'
import { readSession } from '#web/lib/session.ts'

/** Who is signed in already has no business at this login, and goes where they meant to go. */
export function redirectSignedIn(type: AccountType, request: Request): null {
  if (readSession()?.type !== type) return null
  throw redirect(safeNext(new URL(request.url).searchParams.get('next')) ?? startPath(type))
}
