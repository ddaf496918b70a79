import { useTimeTexts } from '#web/lib/format/interview-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { cx } from '#web/ui/cx.ts'
import { percent } from './week-scale.ts'
import type { Placed } from './week-scale.ts'

interface WeekEntryProps {
  placed: Placed
  /** One line has place, not two. */
  isLow: boolean
  isOver: boolean
}

/** An interview time in the week: who comes, and when. */
export function WeekEntry({ placed, isLow, isOver }: WeekEntryProps) {
  const { t } = useTranslation()
  const { clockOf } = useTimeTexts()
  const { kind, taken, capacity, people } = placed.time
  const more = taken - people.length
  const names = more > 0 ? [...people, t('interviews.andMore', { count: more })] : people
  return (
    <li
      className={cx(
        'week__time',
        kind === 'walkIn' && 'week__time--walk-in',
        kind === 'slot' && taken === 0 && 'week__time--free',
        isLow && 'week__time--low',
        isOver && 'week__time--over',
      )}
      style={{
        top: percent(placed.top),
        height: percent(placed.height),
        left: percent(placed.left),
        width: percent(placed.width),
      }}
    >
      <b>
        {kind === 'walkIn'
          ? t('interviews.kind.walkIn')
          : taken === 0
            ? t('interviews.openSlot')
            : names.join(', ')}
      </b>
      <span>{clockOf(placed.time)}</span>
      {kind === 'walkIn' && <span>{t('interviews.takenOf', { taken, capacity })}</span>}
    </li>
  )
}
