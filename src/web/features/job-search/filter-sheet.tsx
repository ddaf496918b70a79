import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { ChoiceFilter } from '#contract/job-search/options.ts'
import type { JobFilterChoices, JobFilters } from '#contract/job-search/schemas.ts'
import { useDraftCount } from '#web/lib/forms/use-draft-count.ts'
import { foundNumber } from '#web/lib/format/found-number.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { sheetFilters, useFilterSelect } from './filter-choices.ts'
import { toSearch, withFilter, withoutFilters } from './job-filters.ts'
import { NearFields } from './near-fields.tsx'
import { useOptionCounts } from './use-option-counts.ts'

interface FilterSheetProps {
  open: boolean
  filters: JobFilters
  choices: JobFilterChoices
  ownPincode: string | null | undefined
  count: (filters: JobFilters, signal: AbortSignal) => Promise<number>
  onClose: () => void
  onShow: (filters: JobFilters) => void
}

/** All filters. They apply when the sheet's button is pressed. */
export function FilterSheet({
  open,
  filters,
  choices,
  ownPincode,
  count,
  onClose,
  onShow,
}: FilterSheetProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(filters)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDraft(filters)
  }
  const found = useDraftCount({ draft, key: toSearch(draft), isRequested: open, count })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('search.filters')}
      closeLabel={t('search.closeFilters')}
      isSide
      footer={
        <>
          <Button kind="quiet" onClick={() => setDraft(withoutFilters(draft))}>
            {t('search.clearAll')}
          </Button>
          <Button onClick={() => onShow(draft)}>
            <span aria-live="polite">
              {found === undefined
                ? t('search.show')
                : t('search.showCount', { count: found, number: foundNumber(found) })}
            </span>
          </Button>
        </>
      }
    >
      <SheetFields
        open={open}
        draft={draft}
        choices={choices}
        ownPincode={ownPincode}
        onChange={setDraft}
      />
    </Sheet>
  )
}

interface SheetFieldsProps extends Pick<FilterSheetProps, 'open' | 'choices' | 'ownPincode'> {
  draft: JobFilters
  onChange: (draft: JobFilters) => void
}

/** A component of its own, so that a page with a closed sheet makes no options for it. */
function SheetFields({ open, draft, choices, ownPincode, onChange }: SheetFieldsProps) {
  const { t } = useTranslation()
  const selectOf = useFilterSelect(choices, draft)
  const withCounts = useOptionCounts(draft, open)
  const education = selectOf('education')

  const select = (name: ChoiceFilter) => {
    const { label, all, options } = selectOf(name)
    return (
      <SelectField
        key={name}
        id={`sheet-${name}`}
        name={name}
        label={label}
        placeholder={all}
        options={withCounts(name, options)}
        value={draft[name] ?? ''}
        onChange={(event) => onChange(withFilter(draft, name, event.target.value))}
      />
    )
  }

  const educationChoice = (
    <ChoiceGroup
      key="education"
      id="sheet-education"
      type="radio"
      name="sheet-education"
      label={education.label}
      options={[
        { value: '', label: t('search.anyEducationChoice') },
        ...withCounts('education', education.options),
      ]}
      selected={[draft.education ?? '']}
      onChange={(event) => onChange(withFilter(draft, 'education', event.target.value))}
    />
  )

  return (
    <>
      {select('location')}
      <NearFields
        id="sheet"
        filters={draft}
        ownPincode={ownPincode}
        withCounts={withCounts}
        onChange={onChange}
      />
      {sheetFilters.map((name) => (name === 'education' ? educationChoice : select(name)))}
    </>
  )
}
