import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { JobFilterChoices, JobFilters } from '#contract/job-search/schemas.ts'
import { useDraftCount } from '#web/lib/forms/use-draft-count.ts'
import { foundNumber } from '#web/lib/format/found-number.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { FilterSheetFields } from './filter-sheet-fields.tsx'
import { toSearch, withoutFilters } from './job-filters.ts'

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
      <FilterSheetFields
        open={open}
        draft={draft}
        choices={choices}
        ownPincode={ownPincode}
        onChange={setDraft}
      />
    </Sheet>
  )
}
