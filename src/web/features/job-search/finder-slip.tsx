import { MapPin, Search } from 'lucide-react'
import { useId, useState } from 'react'
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
  const { near, location, within } = filters
  const place = near ?? (location === undefined ? '' : t.place(location))
  const [where, setWhere] = useState(place)
  const [lastPlace, setLastPlace] = useState(place)
  const [isPincodeMissing, setPincodeMissing] = useState(false)
  if (place !== lastPlace) {
    setLastPlace(place)
    setWhere(place)
  }

  /** A town that jobs are in is a filter; what else is typed narrows as a pincode or as words. */
  function goTo(typed: string): void {
    const text = typed.trim()
    setWhere(text)
    setPincodeMissing(false)
    const town = choices.locations.find((name) => isNamed(text, name, t.place(name)))
    const anywhere = withoutPlace(filters)
    onChange(town === undefined ? withPlace(anywhere, text) : { ...anywhere, location: town })
  }

  function goAsFarAs(km: string): void {
    const middle = near ?? ownPincode ?? undefined
    setPincodeMissing(km !== '' && middle === undefined)
    if (km === '') onChange(withFilter(withFilter(filters, 'near', ''), 'within', ''))
    else if (middle !== undefined) onChange({ ...withoutPlace(filters), near: middle, within: km })
  }

  return (
    <>
      <div className="sslip sslip--three">
        <SearchField
          {...words}
          id={`${id}-what`}
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
          value={near === undefined ? '' : (within ?? usualCircle)}
          onChange={({ target }) => goAsFarAs(target.value)}
        />
        <Button
          type="submit"
          size="lg"
          icon={Search}
          onClick={() => where !== place && goTo(where)}
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
