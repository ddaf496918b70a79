import { Menu } from '@base-ui/react/menu'
import { Fragment } from 'react'
import { ActionMenuEntry } from './action-menu-entry.tsx'
import type { MenuEntry } from './action-menu-entry.tsx'

export type ActionMenuProps = {
  open: boolean
  /** The button that opened it. */
  anchor: HTMLElement | null
  entries: readonly MenuEntry[]
  onChoose: (key: string) => void
  onClose: () => void
}

/** A menu that hangs from its button. */
export function ActionMenuWindow({
  open,
  anchor,
  entries,
  label,
  onChoose,
  onClose,
}: ActionMenuProps & { label: string }) {
  return (
    <Menu.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Menu.Portal>
        <Menu.Positioner className="amenu-at" anchor={anchor} align="end" sideOffset={6}>
          <Menu.Popup className="amenu" aria-label={label} finalFocus={() => anchor}>
            {entries.map((entry) => (
              <Fragment key={entry.key}>
                {entry.startsGroup === true && <Menu.Separator className="amenu__line" />}
                <Menu.Item
                  className={entry.isDanger === true ? 'amenu__e amenu__e--danger' : 'amenu__e'}
                  label={entry.label}
                  onClick={() => onChoose(entry.key)}
                >
                  <ActionMenuEntry entry={entry} />
                </Menu.Item>
              </Fragment>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
