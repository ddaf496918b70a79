import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { circles, usualCircle } from '#contract/job-search/options.ts'
import type { JobFilters } from '#contract/job-search/schemas.ts'
import { pincodePattern } from '#contract/places/pincode.ts'
import { OwnPlaceButton } from '#web/features/places/own-place-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { withFilter } from './job-filters.ts'
import type { WithCounts } from './use-option-counts.ts'

/** A placeholder as wide as any pincode, which reserves the width of the button. */
const unknownPincode = '000000'

interface NearFieldsProps {
  id: string
  filters: JobFilters
  /** The pincode of the candidate's own address; null until it is loaded. */
  ownPincode?: string | null | undefined
  withCounts: WithCounts
  onChange: (filters: JobFilters) => void
}

/** A pincode and the radius around it. The pincode applies when it is complete or empty. */
export function NearFields({ id, filters, ownPincode, withCounts, onChange }: NearFieldsProps) {
  const { t } = useTranslation()
  const current = filters.near ?? ''
  const [text, setText] = useState(current)
  const [isLeft, setLeft] = useState(false)
  const isWrong = text !== '' && !pincodePattern.test(text)
  const [last, setLast] = useState(current)
  if (current !== last) {
    setLast(current)
    setText(current)
  }

  function type(typed: string): void {
    const next = typed.trim()
    setText(next)
    setLeft(false)
    if (next !== current && (next === '' || pincodePattern.test(next))) {
      onChange(withFilter(filters, 'near', next))
    }
  }

  return (
    <>
      <div>
        <TextField
          id={`${id}-near`}
          name="near"
          label={t('search.near')}
          placeholder={t('search.nearPlaceholder')}
          inputMode="numeric"
          pattern="[1-9][0-9]{5}"
          title={t('search.nearPattern')}
          maxLength={6}
          autoComplete="off"
          value={text}
          error={isWrong && isLeft ? t('search.nearPattern') : undefined}
          onBlur={() => setLeft(true)}
          onChange={(event) => type(event.target.value)}
        />
        {ownPincode !== undefined && current === '' && (
          // The space is reserved, so that nothing below moves when the pincode loads.
          <Button
            kind="quiet"
            size="sm"
            icon={LocateFixed}
            className={cx(ownPincode === null && 'invisible')}
            onClick={() => type(ownPincode ?? '')}
          >
            {t('search.nearHome', { pincode: ownPincode ?? unknownPincode })}
          </Button>
        )}
        {current === '' && <OwnPlaceButton onPlace={({ pincode }) => type(pincode)} />}
      </div>
      <SelectField
        id={`${id}-within`}
        name="within"
        label={t('search.within')}
        options={withCounts(
          'within',
          circles.map((km) => ({ value: km, label: t('search.withinKm', { km }) })),
        )}
        value={filters.within ?? usualCircle}
        onChange={(event) => onChange(withFilter(filters, 'within', event.target.value))}
      />
    </>
  )
}
