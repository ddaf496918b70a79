import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#web/ui/icon-button.tsx'

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
    <div className="row between only-p">
      <IconButton
        icon={ArrowLeft}
        label={t('admin.previousJob')}
        disabled={!onPrevious}
        onClick={onPrevious}
      />
      <span className="b num" aria-live="polite">
        {t('admin.jobPosition', { number, total })}
      </span>
      <IconButton
        icon={ArrowRight}
        label={t('admin.nextJob')}
        disabled={!onNext}
        onClick={onNext}
      />
    </div>
  )
}
