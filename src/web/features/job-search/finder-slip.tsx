import { MapPin, Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { circles, usualCircle } from '#contract/job-search/options.ts'
import type { JobFilterChoices, JobFilters } from '#contract/job-search/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { SearchField } from './search-field.tsx'
import { whereName, withFilter, withPlace, withoutPlace } from './job-filters.ts'

interface FinderSlipProps {
  filters: JobFilters
  choices: JobFilterChoices
  ownPincode: string | null | undefined
  /** The words of the search, and what becomes of them. */
  words: { text: string; onType: (text: string) => void; onSearch: (text: string) => void }
  onChange: (filters: JobFilters) => void
}

/** What work, where and how far: the search of a wide screen, where each answer searches at once. */
export function FinderSlip({ filters, choices, ownPincode, words, onChange }: FinderSlipProps) {
  const { t } = useTranslation()
  const id = useId()
  const whatId = `${id}-what`
  const { near, location, within } = filters
  const place = near ?? (location === undefined ? '' : t.place(location))
  const [where, setWhere] = useState(place)
  const [lastPlace, setLastPlace] = useState(place)
  /** How far, until there is a pincode that it is counted from. */
  const [wantedKm, setWantedKm] = useState('')
  if (place !== lastPlace) {
    setLastPlace(place)
    setWhere(place)
    setWantedKm('')
  }

  /** A town that jobs are in is a filter; what else is typed narrows as a pincode or as words. */
  function goTo(typed: string): void {
    const text = typed.trim()
    setWhere(text)
    setWantedKm('')
    const town = choices.locations.find((name) => isNamed(text, name, t.place(name)))
    // With words that were typed a moment ago: those of a place join them.
    const anywhere = withoutPlace(withFilter(filters, 'q', words.text.trim()))
    if (town !== undefined) return onChange({ ...anywhere, location: town })
    const placed = withPlace(anywhere, text)
    return onChange(placed.near === undefined ? placed : withFilter(placed, 'within', wantedKm))
  }

  function goAsFarAs(km: string): void {
    const middle = near ?? ownPincode ?? undefined
    setWantedKm(middle === undefined ? km : '')
    if (km === '') onChange(withFilter(withFilter(filters, 'near', ''), 'within', ''))
    else if (middle !== undefined) onChange({ ...withoutPlace(filters), near: middle, within: km })
  }

  const goAround = useEffectEvent((pincode: string | null | undefined) => {
    if (!pincode || wantedKm === '' || near !== undefined) return
    onChange({ ...withoutPlace(filters), near: pincode, within: wantedKm })
  })
  useEffect(() => goAround(ownPincode), [ownPincode])

  // While the own one is on its way nothing is missing.
  const isPincodeMissing = wantedKm !== '' && near === undefined && ownPincode !== null

  return (
    <>
      <div className="sslip sslip--three">
        <SearchField
          {...words}
          id={whatId}
          label={t('search.what')}
          placeholder={t('search.whatPlaceholder')}
        />
        <div className="sslip__tear" aria-hidden="true" />
        <SearchField
          id={`${id}-where`}
          name={whereName}
          icon={MapPin}
          kind="place"
          label={t('search.where')}
          placeholder={t('search.wherePlaceholder')}
          text={where}
          onType={setWhere}
          onSearch={goTo}
        />
        <div className="sslip__tear" aria-hidden="true" />
        <SelectField
          id={`${id}-within`}
          name="within"
          label={t('search.howFar')}
          placeholder={t('search.anyDistance')}
          options={circles.map((km) => ({ value: km, label: t('search.withinKm', { km }) }))}
          value={near === undefined ? wantedKm : (within ?? usualCircle)}
          onChange={({ target }) => goAsFarAs(target.value)}
        />
        <Button
          type="submit"
          size="lg"
          icon={Search}
          onClick={(event) => {
            const isSamePlace = where === place
            const isSameSearch = isSamePlace && words.text.trim() === (filters.q ?? '')
            if (isSamePlace && !isSameSearch) return
            // One change of the address: submitting the words would be a second, without the place.
            event.preventDefault()
            if (isSameSearch) document.getElementById(whatId)?.focus()
            else goTo(where)
          }}
        >
          {t('nav.searchJob')}
        </Button>
      </div>
      <output className="hint">{isPincodeMissing && t('search.pincodeFirst')}</output>
    </>
  )
}

const isNamed = (text: string, ...names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase() === text.toLowerCase())
