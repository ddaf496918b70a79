import { useId, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { Form, useLocation } from 'react-router'
import { choiceFilters } from '#contract/job-search/options.ts'
import type { JobFilterChoices, JobFilters } from '#contract/job-search/schemas.ts'
import { useSearchText } from '#web/lib/forms/use-search-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { FilterButton } from '#web/ui/filter-button.tsx'
import { Link } from '#web/ui/link.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { FilterChips } from './filter-chips.tsx'
import { useFilterSelect } from './filter-choices.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { FinderSlip } from './finder-slip.tsx'
import { countFilters, requestsAllChoices, withAllChoices, withFilter } from './job-filters.ts'
import { SearchField } from './search-field.tsx'
import { useWholeChoices } from './use-whole-choices.ts'

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
 * The search box, the sheet with all filters, and those that are one tap away. Without JavaScript phones have the slip of the
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
  const whole = useWholeChoices(choices, isSheetOpen)
  const search = useSearchText(filters.q ?? '', (q) => onChange(withFilter(filters, 'q', q)))

  /** A filter chosen before typing pauses submits the typed text too. Words of a place join those that were typed. */
  function change(next: JobFilters): void {
    const typed = search.settle()
    onChange(next.q === filters.q ? withFilter(next, 'q', typed) : next)
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    search.submit()
  }

  const form = { onSubmit: submit, ...(action !== undefined && { action }) }
  const words = { text: search.text, onType: search.type, onSearch: search.replace }
  // Without JavaScript a new search preserves the order.
  const order = filters.sort && <input type="hidden" name="sort" value={filters.sort} />
  // Without JavaScript the filters and choices that otherwise come on demand have a page of their own.
  const isWhole = requestsAllChoices(new URLSearchParams(address.search))
  const openSheet = {
    inUse: countFilters(filters),
    isOpen: isSheetOpen,
    onOpen: () => setSheetOpen(true),
  }

  return (
    <>
      <div className="finder">
        <div className="wrap">
          <search className="block lg:hidden noscript:hidden">
            <Form {...form}>
              <div className="finder__row">
                <SearchField
                  {...words}
                  id={`${id}-phone-q`}
                  label={t('search.jobTitlePlaceholder')}
                  placeholder={t('search.jobTitleShort')}
                  isLabelHidden
                />
                <FilterButton {...openSheet} label={t('search.filters')} />
              </div>
              {order}
              {/* The keyboard of a phone has a key for it. */}
              <button type="submit" hidden>
                {t('search.submit')}
              </button>
            </Form>
          </search>
          <search className="block max-lg:hidden noscript:block!">
            <Form {...form}>
              <FinderSlip
                filters={filters}
                choices={whole}
                ownPincode={ownPincode}
                words={words}
                onChange={change}
              />
              {order}
              {isWhole ? (
                <PlainFilters filters={filters} choices={choices} />
              ) : (
                <noscript>
                  {choiceFilters.map(
                    (name) =>
                      name !== 'location' &&
                      filters[name] !== undefined && (
                        <input key={name} type="hidden" name={name} value={filters[name]} />
                      ),
                  )}
                  <Link
                    className="link"
                    rel="nofollow"
                    discover="none"
                    to={withAllChoices(address)}
                  >
                    {t('search.moreFilters')}
                  </Link>
                </noscript>
              )}
            </Form>
          </search>
        </div>
      </div>
      <div className="wrap">
        <FilterChips
          filters={filters}
          ownPincode={ownPincode}
          onChange={onChange}
          lead={
            <FilterButton {...openSheet} className="max-lg:hidden" label={t('search.allFilters')} />
          }
        />
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
    </>
  )
}

/** All filters as plain fields, for browsers without JavaScript. */
function PlainFilters({ filters, choices }: Pick<JobFinderProps, 'filters' | 'choices'>) {
  const id = useId()
  const selectOf = useFilterSelect(choices, filters)
  return (
    <div className="finder__plain">
      {choiceFilters.map((name) => {
        const { label, all, options } = selectOf(name)
        return (
          <SelectField
            key={name}
            id={`${id}-${name}`}
            name={name}
            label={label}
            placeholder={all}
            options={options}
            defaultValue={filters[name] ?? ''}
          />
        )
      })}
    </div>
  )
}
