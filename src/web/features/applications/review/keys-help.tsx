import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/ui/dialog.tsx'
import { Kbd } from '#web/ui/kbd.tsx'

type Props = { open: boolean; onOpen: (open: boolean) => void; canDecide: boolean }

/** The keys beside the title, and the list of all of them. */
export function KeysHelp({ open, onOpen, canDecide }: Props) {
  const { t } = useTranslation()
  const all = [
    { key: 'J', does: t('review.keyNext') },
    { key: 'K', does: t('review.keyPrevious') },
    ...(canDecide
      ? [
          { key: 'S', does: t('review.shortlist') },
          { key: 'R', does: t('review.reject') },
        ]
      : []),
    { key: 'O', does: t('review.resume') },
    { key: '?', does: t('review.keyHelp') },
  ]
  return (
    <>
      <div className="keys">
        <span>
          <Kbd>J</Kbd>
          <Kbd>K</Kbd> {t('review.nextPrevious')}
        </span>
        <span>
          <Kbd>O</Kbd> {t('review.keyResume')}
        </span>
        <button type="button" className="textbtn row" onClick={() => onOpen(true)}>
          <Kbd>?</Kbd> {t('review.allKeys')}
        </button>
      </div>
      <Dialog
        open={open}
        onClose={() => onOpen(false)}
        title={t('review.keysTitle')}
        closeLabel={t('common.close')}
        align="start"
      >
        <ul className="stack">
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
