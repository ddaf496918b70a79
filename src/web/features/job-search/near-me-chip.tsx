import { MapPin } from 'lucide-react'
import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import type { JobFilters } from '#contract/job-search/schemas.ts'
import { pincodePattern } from '#contract/places/pincode.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { OwnPlaceButton } from '#web/features/places/own-place-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { withFilter } from './job-filters.ts'

interface NearMeChipProps {
  filters: JobFilters
  /** The pincode of the candidate's own address, where it is known. */
  ownPincode: string | null | undefined
  /** Says the circle that is on. */
  label: string | undefined
  onChange: (filters: JobFilters) => void
}

/** Narrows the search to what is near: by the profile's pincode, or by one that it asks for. A second tap takes it back. */
export function NearMeChip({ filters, ownPincode, label, onChange }: NearMeChipProps) {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  const isOn = filters.near !== undefined

  function tap(): void {
    if (isOn) onChange(withFilter(filters, 'near', ''))
    else if (ownPincode) onChange(withFilter(filters, 'near', ownPincode))
    else setAsked(true)
  }

  return (
    <>
      <Chip
        on={isOn}
        icon={MapPin}
        aria-label={label === undefined ? undefined : t('search.removeFilter', { filter: label })}
        onClick={tap}
      >
        {label ?? t('search.nearMe')}
      </Chip>
      <AskPincode
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onAnswer={(pincode) => {
          setAsked(false)
          onChange(withFilter(filters, 'near', pincode))
        }}
      />
    </>
  )
}

interface AskPincodeProps {
  isOpen: boolean
  onClose: () => void
  onAnswer: (pincode: string) => void
}

function AskPincode({ isOpen, onClose, onAnswer }: AskPincodeProps) {
  const { t } = useTranslation()
  const [pincode, setPincode] = useState('')
  const [isWrong, setWrong] = useState(false)

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (pincodePattern.test(pincode)) onAnswer(pincode)
    else setWrong(true)
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('search.askPincode')}
      closeLabel={t('common.close')}
      actions={
        <Button type="submit" form="ask-pincode">
          {t('search.show')}
        </Button>
      }
    >
      <form id="ask-pincode" noValidate onSubmit={submit}>
        <TextField
          id="ask-pincode-field"
          label={t('search.near')}
          placeholder={t('search.nearPlaceholder')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          value={pincode}
          error={isWrong ? t('search.nearPattern') : undefined}
          onChange={({ target }) => {
            setPincode(target.value.trim())
            setWrong(false)
          }}
        />
        <OwnPlaceButton onPlace={(place) => onAnswer(place.pincode)} />
      </form>
    </Dialog>
  )
}
