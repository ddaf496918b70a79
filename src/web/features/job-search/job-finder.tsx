import { useId, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Form, useLocation } from 'react-router'
import { Link } from '#web/ui/link.ts'
import type { ChoiceFilter } from '#contract/job-search/options.ts'
import type { JobFilterChoices, JobFilters } from '#contract/job-search/schemas.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterButton } from '#web/ui/filter-button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { mainFilters, moreChoices, moreFilters, useFilterSelect } from './filter-choices.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { MoreFilters } from './more-filters.tsx'
import { NearFields } from './near-fields.tsx'
import { SearchField } from './search-field.tsx'
import { useOptionCounts } from './use-option-counts.ts'
import { useWholeChoices } from './use-whole-choices.ts'
import { countFilters, requestsAllChoices, withAllChoices, withFilter } from './job-filters.ts'
import { useSearchText } from '#web/lib/forms/use-search-text.ts'

interface JobFinderProps {
  filters: JobFilters
  choices: JobFilterChoices
  /** The action of the forms without JavaScript. The default is this page. */
  action?: string
  onChange: (filters: JobFilters) => void
  /** The pincode of the candidate's own address; null until it is loaded. */
  ownPincode?: string | null | undefined
  /** Counts the jobs that match these filters. */
  count: (filters: JobFilters, signal: AbortSignal) => Promise<number>
}

/**
 * The search box with its filters: inline on a desktop, in a sheet on phones. Without JavaScript phones have those of the
 * desktop too, a plain form that the server answers.
 */
export function JobFinder({
  filters,
  choices,
  action,
  ownPincode,
  onChange,
  count,
}: JobFinderProps) {
  const { t } = useTranslation()
  const id = useId()
  const address = useLocation()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const [isFilterOpened, setFilterOpened] = useState(false)
  const whole = useWholeChoices(choices, isUsed || isSheetOpen)
  const selectOf = useFilterSelect(whole, filters)
  const withCounts = useOptionCounts(filters, isFilterOpened)
  const search = useSearchText(filters.q ?? '', (q) => onChange(withFilter(filters, 'q', q)))

  /** A filter chosen before typing pauses submits the typed text too. */
  const change = (next: JobFilters) => onChange(withFilter(next, 'q', search.settle()))

  /** The numbers beside the options cost more than a search: they wait until somebody opens a filter. */
  function openFilter({ target }: SyntheticEvent) {
    if (target instanceof HTMLSelectElement) setFilterOpened(true)
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    search.submit()
  }

  const form = { onSubmit: submit, ...(action !== undefined && { action }) }
  const box = { text: search.text, onType: search.type, onSearch: search.replace }
  const fields = (names: readonly ChoiceFilter[]) =>
    names.map((name) => {
      const { label, all, options } = selectOf(name)
      return (
        <SelectField
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={label}
          placeholder={all}
          options={withCounts(name, options)}
          value={filters[name] ?? ''}
          onChange={(event) => change(withFilter(filters, name, event.target.value))}
        />
      )
    })

  // Without JavaScript a new search preserves the order.
  const order = filters.sort && <input type="hidden" name="sort" value={filters.sort} />
  // Without JavaScript the filters and choices that otherwise come on demand have a page of their own.
  const isWhole = requestsAllChoices(new URLSearchParams(address.search))
  const others = action !== undefined && !isWhole && (
    <Link className="link ms-3" rel="nofollow" discover="none" to={withAllChoices(address)}>
      {t('search.moreFilters')}
    </Link>
  )

  return (
    <div className="finder">
      <div className="wrap">
        <search className="block lg:hidden noscript:hidden">
          <Form {...form}>
            <div className="finder__row">
              <SearchField
                {...box}
                id={`${id}-phone-q`}
                label={t('search.jobTitlePlaceholder')}
                placeholder={t('search.jobTitleShort')}
                isLabelHidden
              />
              <FilterButton
                label={t('search.filters')}
                inUse={countFilters(filters)}
                isOpen={isSheetOpen}
                onOpen={() => setSheetOpen(true)}
              />
            </div>
            {order}
            {/* The keyboard of a phone has a key for it. */}
            <button type="submit" hidden>
              {t('search.submit')}
            </button>
          </Form>
        </search>
        <search
          className="block max-lg:hidden noscript:block!"
          onFocus={(event) => {
            setUsed(true)
            openFilter(event)
          }}
          onPointerDown={openFilter}
          onPointerEnter={() => setUsed(true)}
        >
          <Form {...form} className="finder__box">
            <SearchField
              {...box}
              id={`${id}-q`}
              label={t('search.jobTitle')}
              placeholder={t('search.jobTitlePlaceholder')}
            />
            {fields(mainFilters)}
            <MoreFilters inUse={countFilters(filters, moreFilters)} isOpenAtFirst={isWhole}>
              {() => (
                <>
                  {fields(moreChoices)}
                  <NearFields
                    id={id}
                    filters={filters}
                    ownPincode={ownPincode}
                    withCounts={withCounts}
                    onChange={change}
                  />
                </>
              )}
            </MoreFilters>
            {order}
            <noscript>
              <Button type="submit">{t('search.submit')}</Button>
              {others}
            </noscript>
          </Form>
        </search>
      </div>
      <FilterSheet
        open={isSheetOpen}
        filters={filters}
        choices={whole}
        ownPincode={ownPincode}
        count={count}
        onClose={() => setSheetOpen(false)}
        onShow={(next) => {
          setSheetOpen(false)
          change(next)
        }}
      />
    </div>
  )
}
