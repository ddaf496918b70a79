import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/ui/dialog.tsx'
import { Kbd } from '#web/ui/kbd.tsx'

type Props = { open: boolean; onOpen: (open: boolean) => void }

/** The keys beside the title, and the list of all of them. */
export function KeysHelp({ open, onOpen }: Props) {
  const { t } = useTranslation()
  const all = [
    { key: 'J', does: t('admin.nextJob') },
    { key: 'K', does: t('admin.previousJob') },
    { key: 'A', does: t('admin.accept') },
    { key: 'R', does: t('admin.reject') },
    { key: 'W', does: t('admin.wait') },
    { key: 'P', does: t('admin.pause') },
    { key: 'E', does: t('admin.edit') },
    { key: 'C', does: t('admin.keysCallContact') },
    { key: '?', does: t('admin.keysHelp') },
  ]
  return (
    <>
      <div className="keys">
        <span>
          <Kbd>J</Kbd>
          <Kbd>K</Kbd> {t('admin.keysNextPrevious')}
        </span>
        <span>
          <Kbd>C</Kbd> {t('admin.keysCall')}
        </span>
        <button type="button" className="textbtn row" onClick={() => onOpen(true)}>
          <Kbd>?</Kbd> {t('admin.keysAll')}
        </button>
      </div>
      <Dialog
        open={open}
        onClose={() => onOpen(false)}
        title={t('admin.keysTitle')}
        closeLabel={t('common.close')}
        align="start"
      >
        <ul className="stack mt-3">
          {all.map(({ key, does }) => (
            <li key={key} className="row">
              <Kbd>{key}</Kbd>
              {does}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
