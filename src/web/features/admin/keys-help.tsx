import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/ui/dialog.tsx'
import { Kbd } from '#web/ui/kbd.tsx'

type Props = { open: boolean; onOpen: (open: boolean) => void }

/** The keys beside the title, and the list of all of them. */
export function KeysHelp({ open, onOpen }: Props) {
  const { t } = useTranslation()
  const all = [
    { keys: ['J', 'K'], does: t('admin.keysNextPrevious') },
    { keys: ['A'], does: t('admin.accept') },
    { keys: ['R'], does: t('admin.reject') },
    { keys: ['W'], does: t('admin.wait') },
    { keys: ['E'], does: t('admin.edit') },
    { keys: ['C'], does: t('admin.keysCall') },
  ]
  return (
    <>
      <p className="keys">
        <span>
          <Kbd>J</Kbd>
          <Kbd>K</Kbd> {t('admin.keysNextPrevious')}
        </span>
        <button type="button" className="textbtn row" onClick={() => onOpen(true)}>
          <Kbd>?</Kbd> {t('admin.keysAll')}
        </button>
      </p>
      <Dialog
        open={open}
        onClose={() => onOpen(false)}
        title={t('admin.keysTitle')}
        closeLabel={t('admin.keysClose')}
        align="start"
      >
        <ul className="stack">
          {all.map(({ keys, does }) => (
            <li key={does} className="row">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
              {does}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
