import { ArrowDownNarrowWide, ArrowDownWideNarrow } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import type { JobSort } from './load-own-jobs.ts'

type Props = { value: JobSort; onChange: (sort: JobSort) => void }

/** By which date the jobs are sorted, and which way. The server sorts. */
export function SortControl({ value, onChange }: Props) {
  const { t } = useTranslation()
  const isDescending = value.order === 'desc'
  return (
    <div className="sort">
      <Button
        kind="sec"
        className="min-w-12 px-3"
        icon={isDescending ? ArrowDownWideNarrow : ArrowDownNarrowWide}
        aria-label={t(isDescending ? 'dashboard.newestFirst' : 'dashboard.oldestFirst')}
        onClick={() => onChange({ ...value, order: isDescending ? 'asc' : 'desc' })}
      />
      <select
        className="input"
        aria-label={t('dashboard.sortBy')}
        value={value.by}
        onChange={(event) =>
          onChange({ ...value, by: event.target.value === 'expiry' ? 'expiry' : 'posted' })
        }
      >
        <option value="posted">{t('dashboard.sortPosted')}</option>
        <option value="expiry">{t('dashboard.sortExpiry')}</option>
      </select>
    </div>
  )
}
