import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { isDay } from '#web/lib/api/shapes.ts'
import { useSearchText } from '#web/lib/forms/use-search-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { SearchBox } from '#web/ui/search-box.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { PaymentsPage } from './load-payments.ts'

type Found = PaymentsPage['found']
type Props = { found: Found; onChange: (changes: Partial<Found>) => void }

/** Narrows the payments to a text and to days. The server filters. */
export function PaymentFilters({ found, onChange }: Props) {
  const { t } = useTranslation()
  const search = useSearchText(found.q, (q) => onChange({ q }))
  return (
    <div className="payments__filters">
      <SearchBox
        label={t('payments.search')}
        placeholder={t('payments.searchHint')}
        maxLength={limits.searchTextLength}
        value={search.text}
        onType={search.type}
        onEnter={search.submit}
      />
      <DayField
        name="paidFrom"
        label={t('payments.paidFrom')}
        shown={found.from}
        onShow={(from) => onChange({ from, q: search.settle() })}
      />
      <DayField
        name="paidUntil"
        label={t('payments.paidUntil')}
        shown={found.to}
        onShow={(to) => onChange({ to, q: search.settle() })}
      />
    </div>
  )
}

type DayFieldProps = {
  name: string
  label: string
  shown: string
  onShow: (day: string) => void
}

/** Applies a day once it is complete: while its year is typed, the browser reports years like 0002. */
function DayField({ name, label, shown, onShow }: DayFieldProps) {
  const [typed, setTyped] = useState(shown)
  const [lastShown, setLastShown] = useState(shown)
  if (shown !== lastShown) {
    setLastShown(shown)
    setTyped(shown)
  }
  return (
    <TextField
      name={name}
      type="date"
      label={label}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value)
        if (value === '' || isDay(value)) onShow(value)
      }}
    />
  )
}
