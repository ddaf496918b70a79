import type { LucideIcon } from 'lucide-react'
import { Icon } from './icon.tsx'

export type MenuEntry = {
  readonly key: string
  readonly icon: LucideIcon
  readonly label: string
  readonly hint?: string | undefined
  readonly isDanger?: boolean | undefined
  /** A line stands above it. */
  readonly startsGroup?: boolean | undefined
}

/** What an entry of a menu shows. */
export function ActionMenuEntry({ entry: { icon, label, hint } }: { entry: MenuEntry }) {
  return (
    <>
      <Icon of={icon} />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </>
  )
}
