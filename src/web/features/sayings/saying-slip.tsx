import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { sayingFilters } from '#contract/sayings.ts'
import type { Saying } from '#contract/sayings.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Slip } from '#web/ui/slip.tsx'

interface SayingSlipProps {
  saying: Saying
  onChange: () => void
  onRemove: () => void
}

export function SayingSlip({ saying, onChange, onRemove }: SayingSlipProps) {
  const { t } = useTranslation()
  const { phrase, meaning, filter } = saying
  const labelKey = sayingFilters.find(({ value }) => value === filter)?.labelKey
  return (
    <Slip
      as="li"
      body={
        <div className="row">
          <div className="grow min-w-0 break-words">
            <p className="b">{phrase}</p>
            <p className="small t2">
              {t('sayings.means', { meaning })}
              {labelKey && ` · ${t(labelKey)}`}
            </p>
          </div>
          <IconButton
            icon={Pencil}
            label={t('sayings.changeLabel', { phrase })}
            onClick={onChange}
          />
          <IconButton
            icon={Trash2}
            label={t('sayings.removeLabel', { phrase })}
            onClick={onRemove}
          />
        </div>
      }
    />
  )
}
