import { useTranslation } from '#web/lib/translation.ts'
import { Notice } from '#web/ui/notice.tsx'

const indiaTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** Says that a job is shown as it was. */
export function SeenNotice({ seenAt }: { seenAt: number }) {
  const { t } = useTranslation()
  return (
    <div className="wrap pt-3.5" role="alert">
      <Notice>
        <p>{t('offline.kept', { time: indiaTime.format(seenAt) })}</p>
      </Notice>
    </div>
  )
}
