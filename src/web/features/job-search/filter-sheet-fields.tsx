import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { ChoiceFilter } from '#contract/job-search/options.ts'
import type { JobFilterChoices, JobFilters } from '#contract/job-search/schemas.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { sheetFilters, useFilterSelect } from './filter-choices.ts'
import { withFilter } from './job-filters.ts'
import { NearFields } from './near-fields.tsx'
import { useOptionCounts } from './use-option-counts.ts'

interface FilterSheetFieldsProps {
  open: boolean
  choices: JobFilterChoices
  ownPincode: string | null | undefined
  draft: JobFilters
  onChange: (draft: JobFilters) => void
}

/** A component of its own, so that a page with a closed sheet makes no options for it. */
export function FilterSheetFields({
  open,
  draft,
  choices,
  ownPincode,
  onChange,
}: FilterSheetFieldsProps) {
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
