import { Undo2 } from 'lucide-react'
import { indiaTime } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'
import type { RejectedJob, Rejecting } from './use-rejecting.ts'

type Props = RejectedJob & { readonly rejecting: Rejecting }

/** Why a job was rejected and what happens to its money; for a minute, with the way to take it back. */
export function RejectionNotice({ job, rejection, rejecting }: Props) {
  const { t } = useTranslation()
  const left = useCountdown(secondsLeft(rejection.finalAt))
  const canTakeBack = !rejection.isFinal && !job.isRefunded && left !== undefined
  const at = indiaTime(new Date(rejection.finalAt))
  return (
    <Notice className="mt-4">
      <p className="break-words">
        <b>{t('admin.rejectedJob', { title: job.jobTitle, company: job.companyName })}</b>{' '}
        {t(`option.rejectionReason.${rejection.reason}`)}
      </p>
      {canTakeBack && (
        <div className="flex items-center gap-3 flex-wrap mt-2">
          <span className="text-small">
            {job.refundableRupees > 0
              ? t('admin.refundAt', { rupees: job.refundableRupees, at })
              : t('admin.finalAt', { at })}
          </span>
          <Button
            kind="sec"
            size="sm"
            icon={Undo2}
            shortcut="U"
            loading={rejecting.isTakingBack}
            onClick={() => rejecting.takeBack(rejection.id)}
          >
            {t('admin.takeBack', { left })}
          </Button>
        </div>
      )}
    </Notice>
  )
}

/** At most the whole minute, whatever this device's clock says. */
const secondsLeft = (finalAt: string): number =>
  Math.min(limits.rejectionSeconds, Math.max(0, (Date.parse(finalAt) - Date.now()) / 1000))
