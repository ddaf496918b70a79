import { useState } from 'react'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import type { OverviewSpan } from '#contract/overview/span.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.ts'
import { dayChoices } from './overview-range.ts'
import type { OverviewRange } from './overview-range.ts'

const loadForm = async () => (await import('./own-days-form.tsx')).OwnDaysForm

/** The days that the overview shows: the last ones, or own ones. */
export function RangeChoice({ range, span }: { range: OverviewRange; span: OverviewSpan }) {
  const { t } = useTranslation()
  const isOwn = range.own !== undefined
  const [isOpen, setOpen] = useState(isOwn)
  return (
    <nav className="range" aria-label={t('overview.range')}>
      <ul className="range__choices">
        {dayChoices.map((days) => (
          <li key={days}>
            <Link
              to={paths.overview(String(days))}
              preventScrollReset
              aria-current={days === range.days ? 'true' : undefined}
            >
              {days === 1 ? t('overview.today') : t('overview.lastDays', { count: days })}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-current={isOwn ? 'true' : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {t('overview.ownDays')}
          </button>
        </li>
      </ul>
      {isOpen && <LazyPart load={loadForm} isRequested props={{ span }} />}
    </nav>
  )
}
