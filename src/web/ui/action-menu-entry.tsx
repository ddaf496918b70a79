import type { LucideIcon } from 'lucide-react'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'

export type MenuEntry = {
  readonly key: string
  readonly icon: LucideIcon
  readonly label: string
  readonly hint?: string | undefined
  readonly isDanger?: boolean | undefined
  /** It can't be chosen now; the hint says why. */
  readonly isDisabled?: boolean | undefined
  /** The key that chooses it while the menu is open. */
  readonly shortcut?: string | undefined
  /** A line stands above it. */
  readonly startsGroup?: boolean | undefined
}

/** What an entry of a menu shows. */
export function ActionMenuEntry({ entry: { icon, label, hint, shortcut } }: { entry: MenuEntry }) {
  return (
    <>
      <Icon of={icon} />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
      {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
    </>
  )
}
