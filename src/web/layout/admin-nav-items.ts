import type { AdminAct } from '#contract/admin/roles.ts'
import { paths } from '#web/lib/paths.ts'
import type { NavItem } from './nav-items.ts'

export type AdminArea =
  | 'overview'
  | 'approvals'
  | 'organisations'
  | 'payments'
  | 'grievances'
  | 'contact-requests'
  | 'settings'

type AdminNavItem = Omit<NavItem<AdminArea>, 'icon' | 'needs'> & {
  /** What an admin must be allowed to do there. */
  readonly needs: AdminAct
}

/** Words alone, because a desktop's header has no room for icons beside seven of them. */
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
  { area: 'payments', to: paths.payments(), textKey: 'nav.payments', needs: 'payments' },
  { area: 'grievances', to: paths.grievances(), textKey: 'nav.grievances', needs: 'support' },
  {
    area: 'contact-requests',
    to: paths.contactRequests(),
    textKey: 'nav.contactRequests',
    needs: 'support',
  },
  { area: 'settings', to: paths.adminSettings(), textKey: 'nav.settings', needs: 'look' },
]
