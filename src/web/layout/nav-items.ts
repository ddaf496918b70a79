import {
  ClipboardCheck,
  FileText,
  IndianRupee,
  LayoutDashboard,
  PhoneCall,
  ScrollText,
  Search,
  Settings,
  SquarePen,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import type { MessageKey } from '#contract/sentences.ts'
import { paths } from '#web/lib/paths.ts'

export type CandidateArea = 'search' | 'applications' | 'profile'
export type EmployerArea = 'dashboard' | 'post-job' | 'profile'
export type AdminArea = 'approvals' | 'payments' | 'contact-requests' | 'audit' | 'settings'

export interface NavItem<Area extends string> {
  readonly area: Area
  readonly to: string
  readonly icon: LucideIcon
  readonly textKey: MessageKey
}

export const candidateNav: readonly NavItem<CandidateArea>[] = [
  { area: 'search', to: paths.jobSearch(), icon: Search, textKey: 'nav.searchJob' },
  {
    area: 'applications',
    to: paths.myApplications(),
    icon: FileText,
    textKey: 'nav.myApplications',
  },
  { area: 'profile', to: paths.candidateProfile(), icon: UserRound, textKey: 'nav.yourProfile' },
]

export const employerNav: readonly NavItem<EmployerArea>[] = [
  { area: 'dashboard', to: paths.dashboard(), icon: LayoutDashboard, textKey: 'nav.dashboard' },
  { area: 'post-job', to: paths.postJob(), icon: SquarePen, textKey: 'nav.postJob' },
  { area: 'profile', to: paths.employerProfile(), icon: UserRound, textKey: 'nav.yourProfile' },
]

export const adminNav: readonly NavItem<AdminArea>[] = [
  {
    area: 'approvals',
    to: paths.adminApprovals(),
    icon: ClipboardCheck,
    textKey: 'nav.approvals',
  },
  { area: 'payments', to: paths.payments(), icon: IndianRupee, textKey: 'nav.payments' },
  {
    area: 'contact-requests',
    to: paths.contactRequests(),
    icon: PhoneCall,
    textKey: 'nav.contactRequests',
  },
  { area: 'audit', to: paths.audit(), icon: ScrollText, textKey: 'nav.audit' },
  { area: 'settings', to: paths.adminSettings(), icon: Settings, textKey: 'nav.settings' },
]

/** A phone's header has room for four; the approvals lead to the record there. */
export const adminPhoneNav = adminNav.filter(({ area }) => area !== 'audit')
