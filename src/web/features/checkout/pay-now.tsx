import { Lock } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import type { UnpaidJob } from './use-pay-now.ts'

type Props = {
  job: UnpaidJob
  isPaying: boolean
  onPay: () => void
  block?: boolean | undefined
}

/** Pays for a job that was saved without payment. */
export function PayNow({ job, isPaying, onPay, block = false }: Props) {
  const { t } = useTranslation()
  return (
    <Button
      kind="go"
      size="sm"
      block={block}
      icon={Lock}
      loading={isPaying}
      loadingText={t('payment.preparing')}
      aria-label={t('payment.payNowFor', { title: job.jobTitle })}
      onClick={onPay}
    >
      {t('payment.payNow')}
    </Button>
  )
}
