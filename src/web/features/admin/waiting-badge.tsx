import { Clock3, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Badge } from '#web/ui/badge.tsx'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const soonHours = 3

/** How much is left of the hours in which a waiting job is promised to be verified. */
export function WaitingBadge({ since }: { since: string }) {
  const { t } = useTranslation()
  const left = Date.parse(since) + limits.reviewHours * hourMs - useNow()
  const isOverdue = left < 0
  const minutes = Math.floor(Math.abs(left) / minuteMs)
  const hours = Math.floor(minutes / 60)
  const state = isOverdue ? 'overdue' : 'left'
  const tone = isOverdue ? 'error' : hours < soonHours ? 'warn' : 'plain'
  return (
    <Badge icon={isOverdue ? TriangleAlert : Clock3} tone={tone}>
      {hours === 0 ? t(`admin.${state}Minutes`, { minutes }) : t(`admin.${state}Hours`, { hours })}
    </Badge>
  )
}

/** The time of this device, renewed every minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
