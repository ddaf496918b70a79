import { CircleCheck, CircleDashed, Hourglass } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { CaseState } from '#contract/inbox/kinds.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge.tsx'

const looks: Readonly<Record<CaseState, { icon: LucideIcon; tone: BadgeTone }>> = {
  open: { icon: CircleDashed, tone: 'info' },
  waiting: { icon: Hourglass, tone: 'warn' },
  done: { icon: CircleCheck, tone: 'success' },
}

export function CaseStateBadge({ state }: { state: CaseState }) {
  const { t } = useTranslation()
  return <Badge {...looks[state]}>{t(`inbox.state.${state}`)}</Badge>
}
