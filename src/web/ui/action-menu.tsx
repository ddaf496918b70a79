import type { ActionMenuProps } from './action-menu-window.tsx'
import { LazyPart } from './lazy-part.tsx'
import { Sheet } from './sheet.tsx'
import { useMedia } from './use-media.ts'
import { ActionMenuEntry } from './action-menu-entry.tsx'
import './action-menu.css'

const loadWindow = async () => (await import('./action-menu-window.tsx')).ActionMenuWindow

type Props = ActionMenuProps & { title: string; closeLabel: string }

/** A menu at its button on a desktop, a sheet on a phone, with the same entries. Its code loads on demand. */
export function ActionMenu({ title, closeLabel, ...menu }: Props) {
  const isWide = useMedia('(width >= 64rem)')
  if (isWide) {
    return (
      <LazyPart
        load={loadWindow}
        isRequested={menu.open}
        onMissed={menu.onClose}
        props={{ ...menu, label: title }}
      />
    )
  }
  return (
    <Sheet open={menu.open} onClose={menu.onClose} title={title} closeLabel={closeLabel}>
      <ul className="amenu amenu--sheet">
        {menu.entries.map((entry) => (
          <li key={entry.key} className={entry.startsGroup === true ? 'amenu__group' : undefined}>
            <button
              type="button"
              className={entry.isDanger === true ? 'amenu__e amenu__e--danger' : 'amenu__e'}
              aria-disabled={entry.isDisabled}
              onClick={() => entry.isDisabled !== true && menu.onChoose(entry.key)}
            >
              <ActionMenuEntry entry={entry} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
