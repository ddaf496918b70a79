import { Search } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'

const keyNames = { control: 'Ctrl', letter: 'K' } as const

/** Opens the search of an admin's pages. With little room it is an icon. */
export function FindButton({ onFind }: { onFind: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="findbtn"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={onFind}
    >
      <Icon of={Search} />
      <span className="sr-only">{t('nav.findAnything')}</span>
      <span className="findbtn__text">{t('nav.find')}</span>
      <span className="findbtn__key">
        <Kbd>{keyNames.control}</Kbd> <Kbd>{keyNames.letter}</Kbd>
      </span>
    </button>
  )
}
