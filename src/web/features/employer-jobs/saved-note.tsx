import { WifiOff } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Says that there is no connection, and since when the page is as it is. */
export function SavedNote({ savedAt }: { savedAt: number }) {
  const { t } = useTranslation()
  return (
    <output className="saved-note">
      <Icon of={WifiOff} />
      {t('dashboard.saved', { time: t.date(new Date(savedAt), { timeStyle: 'short' }) })}
    </output>
  )
}
