import { LocateFixed } from 'lucide-react'
import type { PincodePlace } from '#contract/places/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { useOwnPlace } from './use-own-place.ts'

/** Fills a pincode by where the device is; not there on devices that can't say. */
export function OwnPlaceButton({ onPlace }: { onPlace: (place: PincodePlace) => void }) {
  const { t } = useTranslation()
  const { isPossible, isFinding, problem, find } = useOwnPlace(onPlace)
  if (!isPossible) return null
  return (
    <div>
      <Button
        kind="quiet"
        size="sm"
        icon={LocateFixed}
        loading={isFinding}
        loadingText={t('pincode.finding')}
        onClick={() => void find()}
      >
        {t('pincode.useMyPlace')}
      </Button>
      <output className="hint">{problem && t(problem)}</output>
    </div>
  )
}
