import type { AdminAct } from '#contract/admin/roles.ts'
import { paths } from '#web/lib/paths.ts'
import type { NavItem } from './nav-items.ts'

export type AdminArea =
  | 'overview'
  | 'approvals'
  | 'organisations'
  | 'payments'
  | 'inbox'
  | 'settings'

type AdminNavItem = Omit<NavItem<AdminArea>, 'icon' | 'needs'> & {
  /** What an admin must be allowed to do there. */
  readonly needs: AdminAct
}

/** Words alone, because a desktop's header has no room for icons beside six of them. */
export const adminNav: readonly AdminNavItem[] = [
  { area: 'overview', to: paths.overview(), textKey: 'nav.overview', needs: 'own' },
  {
    area: 'approvals',
    to: paths.adminApprovals(),
    textKey: 'nav.approvals',
    needs: 'verify',
  },
  {
    area: 'organisations',
    to: paths.organisations(),
    textKey: 'nav.organisations',
    needs: 'verify',
  },
  { area: 'inbox', to: paths.inbox(), textKey: 'nav.inbox', needs: 'inbox' },
  { area: 'payments', to: paths.payments(), textKey: 'nav.payments', needs: 'payments' },
  { area: 'settings', to: paths.adminSettings(), textKey: 'nav.settings', needs: 'look' },
]
