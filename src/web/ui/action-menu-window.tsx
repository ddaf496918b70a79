import { Menu } from '@base-ui/react/menu'
import { Fragment } from 'react'
import type { KeyboardEvent } from 'react'
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
  function chooseByKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const entry = entries.find(({ shortcut }) => shortcut === event.key.toUpperCase())
    if (!entry || entry.isDisabled === true) return
    // The menu itself would look for an entry that begins with the letter.
    event.preventDefault()
    event.stopPropagation()
    onChoose(entry.key)
  }

  return (
    <Menu.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Menu.Portal>
        <Menu.Positioner className="amenu-at" anchor={anchor} align="end" sideOffset={6}>
          <Menu.Popup
            className="amenu"
            aria-label={label}
            finalFocus={() => anchor}
            onKeyDownCapture={chooseByKey}
          >
            {entries.map((entry) => (
              <Fragment key={entry.key}>
                {entry.startsGroup === true && <Menu.Separator className="amenu__line" />}
                <Menu.Item
                  className={entry.isDanger === true ? 'amenu__e amenu__e--danger' : 'amenu__e'}
                  label={entry.label}
                  disabled={entry.isDisabled === true}
                  aria-keyshortcuts={entry.shortcut}
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
