import { SlidersHorizontal } from 'lucide-react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

interface FilterButtonProps {
  label: string
  /** The words are for readers alone, where the search needs the room. */
  isWordless?: boolean
  /** How many filters are in use. */
  inUse: number
  isOpen: boolean
  onOpen: () => void
  className?: string
}

/** Opens the sheet with the filters of a list, on phones. */
export function FilterButton({
  label,
  isWordless = false,
  inUse,
  isOpen,
  onOpen,
  className,
}: FilterButtonProps) {
  return (
    <button
      type="button"
      className={cx('filterbtn', className)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <Icon of={SlidersHorizontal} />
      <span className={cx(isWordless && 'sr-only')}>{label}</span>
      {inUse > 0 && <span className="count">{inUse}</span>}
    </button>
  )
}
