import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { FindPanel } from './find-panel.tsx'
import './find.css'

interface FindWindowProps {
  open: boolean
  onClose: () => void
}

/** The dialog of the search: a whole page on a phone. It begins anew each time. */
export function FindWindow({ open, onClose }: FindWindowProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="find-view">
          <Base.Popup className="find" initialFocus={field}>
            <Base.Title className="sr-only">{t('find.title')}</Base.Title>
            <FindPanel field={field} onClose={onClose} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
