import { useTranslation } from '#web/lib/i18n/translation.ts'
import './share-bars.css'

interface ShareBarsProps {
  rows: readonly { key: string; label: string; count: number }[]
}

/** The parts of a whole, each with its number and its share. */
export function ShareBars({ rows }: ShareBarsProps) {
  const { t } = useTranslation()
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  return (
    <ul className="compared">
      {rows.map(({ key, label, count }) => {
        const percent = Math.round((100 * count) / Math.max(1, all))
        return (
          <li key={key}>
            <p className="flex flex-wrap gap-x-3 justify-between">
              <span>{label}</span>
              <span>
                <b className="tabular-nums">{t.number(count)}</b>{' '}
                <span className="text-fg-2 tabular-nums">{percent}%</span>
              </span>
            </p>
            <span className="compared__bar" aria-hidden>
              <i style={{ width: `${percent}%` }} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
