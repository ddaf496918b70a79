import { redirect } from 'react-router'
import type { AccountType } from '#contract/accounts/roles.ts'
import { safeNext } from '#web/lib/paths.ts'
import { startPage } from '#web/lib/start-page.ts'
import { readSession } from '#web/lib/session.ts'

/** Redirects a person who is signed in already to the page they meant to open. */
export function redirectSignedIn(type: AccountType, request: Request): null {
  if (readSession()?.type !== type) return null
  throw redirect(safeNext(new URL(request.url).searchParams.get('next')) ?? startPage(type).path)
}
