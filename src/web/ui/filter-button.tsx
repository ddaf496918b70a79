import { SlidersHorizontal } from 'lucide-react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

interface FilterButtonProps {
  label: string
  /** Hides the label visually, if the search needs the space. */
  isWordless?: boolean
  /** The number of active filters. */
  inUse: number
  isOpen: boolean
  onOpen: () => void
  className?: string
}

/** Opens the sheet with a list's filters, on phones. */
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
