import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'

interface MoreFiltersProps {
  /** How many of the filters inside are set. */
  inUse: number
  isOpenAtFirst: boolean
  children: () => ReactNode
}

/**
 * The filters that most searches leave alone, folded so that the jobs stay in view. They unfold when one of them is set, and
 * are made no earlier.
 */
export function MoreFilters({ inUse, isOpenAtFirst, children }: MoreFiltersProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst || inUse > 0)
  const [lastInUse, setLastInUse] = useState(inUse)
  if (inUse !== lastInUse) {
    setLastInUse(inUse)
    if (inUse > lastInUse) setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className="filterbtn self-end noscript:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={SlidersHorizontal} />
        {t('search.moreFilters')}
        {inUse > 0 && <span className="count">{inUse}</span>}
      </button>
      <div id={id} className={cx('finder__more', !isOpen && 'finder__more--folded')}>
        {isOpen && children()}
      </div>
    </>
  )
}
