import type { AccountType } from '#contract/accounts/roles.ts'
import type { AdminRole } from '#contract/admin/roles.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { paths } from './paths.ts'
import { readStoredRole } from './team-role.ts'

/** The page where somebody begins. */
type StartPage = { readonly path: string; readonly titleKey: MessageKey }

const approvals = { path: paths.adminApprovals(), titleKey: 'nav.approvals' } as const

const ofDesks: Readonly<Partial<Record<string, StartPage>>> = {
  finance: { path: paths.payments(), titleKey: 'nav.payments' },
  support: { path: paths.inbox(), titleKey: 'nav.inbox' },
} satisfies Partial<Record<AdminRole, StartPage>>

/** The first page after signing in; that of an admin is the one of the desk. */
export function startPage(type: AccountType): StartPage {
  if (type === 'users') return { path: paths.jobSearch(), titleKey: 'nav.searchJob' }
  if (type === 'employee') return { path: paths.dashboard(), titleKey: 'nav.dashboard' }
  return ofDesks[readStoredRole() ?? ''] ?? approvals
}
