import { Hand, Lock } from 'lucide-react'
import type { QueuedJob } from '#contract/admin/schemas.ts'
import { indiaTime } from '#contract/india-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Claiming } from './use-claiming.ts'

/** Who works on the open job; an admin takes it here, or lets it go. */
export function ClaimBar({ job, claiming }: { job: QueuedJob; claiming: Claiming }) {
  const { t } = useTranslation()
  const { claim } = job
  if (claim === null) {
    return (
      <Button
        kind="quiet"
        size="sm"
        icon={Hand}
        loading={claiming.isPending}
        shortcut="T"
        onClick={() => claiming.take(job)}
      >
        {t('admin.take')}
      </Button>
    )
  }
  const time = indiaTime(new Date(claim.heldUntil)).slice(0, 5)
  return (
    <p className={claim.isMine ? 'notice mt-3' : 'notice notice--warn mt-3'}>
      <Icon of={Lock} />
      <span className="flex-1">
        {claim.isMine
          ? t('admin.heldByYou', { time })
          : t('admin.heldBy', { admin: claim.admin, time })}
      </span>
      {claim.isMine && (
        <Button
          kind="quiet"
          size="sm"
          loading={claiming.isPending}
          onClick={() => claiming.release(job)}
        >
          {t('admin.letGo')}
        </Button>
      )}
    </p>
  )
}
