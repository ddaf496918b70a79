import { Eye, ShieldAlert } from 'lucide-react'
import type { JobScore } from '#contract/admin/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Badge } from '#web/ui/badge.tsx'

/** How closely a job deserves to be looked at, in a word and its points; nothing where little speaks for it. */
export function ScoreBadge({ score }: { score: JobScore }) {
  const { t } = useTranslation()
  if (score.level === 'low') return null
  const isHigh = score.level === 'high'
  return (
    <Badge icon={isHigh ? ShieldAlert : Eye} tone={isHigh ? 'error' : 'warn'}>
      {t(`admin.scoreLevel.${score.level}`, { points: score.points })}
    </Badge>
  )
}
