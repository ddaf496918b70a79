import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  number: number
  total: number
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** 'Job 1 of 38' on a phone, where one job is shown at a time. */
export function PhoneStepper({ number, total, onPrevious, onNext }: Props) {
  const { t } = useTranslation()
  return (
    <div className="flex items-center gap-3 justify-between max-letters:flex-wrap lg:hidden">
      <Button
        kind="sec"
        size="sm"
        icon={ArrowLeft}
        aria-label={t('admin.previousJob')}
        disabled={!onPrevious}
        onClick={onPrevious}
      />
      <span className="font-semi tabular-nums" aria-live="polite">
        {t('admin.jobPosition', { number, total })}
      </span>
      <Button
        kind="sec"
        size="sm"
        icon={ArrowRight}
        aria-label={t('admin.nextJob')}
        disabled={!onNext}
        onClick={onNext}
      />
    </div>
  )
}
