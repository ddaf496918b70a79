import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { circles, usualCircle } from '#contract/job-search.ts'
import type { JobFilters } from '#contract/job-search.ts'
import { pincodePattern } from '#contract/places.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { withFilter } from './job-filters.ts'
import type { WithCounts } from './use-option-counts.ts'

/** As wide as any. */
const unknownPincode = '000000'

interface NearFieldsProps {
  id: string
  filters: JobFilters
  /** Of the candidate's own address; null while it is not known yet. */
  ownPincode?: string | null | undefined
  withCounts: WithCounts
  onChange: (filters: JobFilters) => void
}

/** A pincode, and how far around it. What is typed counts once it is whole, or gone. */
export function NearFields({ id, filters, ownPincode, withCounts, onChange }: NearFieldsProps) {
  const { t } = useTranslation()
  const current = filters.near ?? ''
  const [text, setText] = useState(current)
  const [last, setLast] = useState(current)
  if (current !== last) {
    setLast(current)
    setText(current)
  }

  function type(typed: string): void {
    const next = typed.trim()
    setText(next)
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
          onChange={(event) => type(event.target.value)}
        />
        {ownPincode !== undefined && current === '' && (
          // Nothing below moves when it becomes known.
          <Button
            kind="quiet"
            size="sm"
            className={cx(ownPincode === null && 'invisible')}
            onClick={() => type(ownPincode ?? '')}
          >
            <Icon of={LocateFixed} size="s" />
            {t('search.nearHome', { pincode: ownPincode ?? unknownPincode })}
          </Button>
        )}
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
