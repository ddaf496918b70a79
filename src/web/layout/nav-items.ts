import {
  CalendarCheck,
  FileText,
  Heart,
  LayoutDashboard,
  Search,
  SquarePen,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { TeamAct } from '#contract/team/roles.ts'
import { paths } from '#web/lib/paths.ts'

export type CandidateArea = 'search' | 'saved' | 'applications' | 'profile'
export type EmployerArea = 'dashboard' | 'post-job' | 'interviews' | 'profile'
export interface NavItem<Area extends string> {
  readonly area: Area
  readonly to: string
  readonly icon: LucideIcon
  readonly textKey: MessageKey
  /** What a member of a team must be allowed to do there; without it everybody may. */
  readonly needs?: TeamAct
}

export const candidateNav: readonly NavItem<CandidateArea>[] = [
  { area: 'search', to: paths.jobSearch(), icon: Search, textKey: 'nav.searchJob' },
  { area: 'saved', to: paths.saved(), icon: Heart, textKey: 'nav.saved' },
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
  {
    area: 'post-job',
    to: paths.postJob(),
    icon: SquarePen,
    textKey: 'nav.postJob',
    needs: 'hire',
  },
  { area: 'interviews', to: paths.interviews(), icon: CalendarCheck, textKey: 'nav.interviews' },
  { area: 'profile', to: paths.employerProfile(), icon: UserRound, textKey: 'nav.yourProfile' },
]
