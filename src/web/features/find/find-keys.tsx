import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Kbd } from '#web/ui/kbd.tsx'

/** The keys of the search. A phone has none. */
export function FindKeys() {
  const { t } = useTranslation()
  return (
    <div className="find__keys">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('find.keyMove')}
      </span>
      <span>
        <Kbd>Enter</Kbd> {t('find.keyEnter')}
      </span>
      <span>
        <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> {t('find.keyNewTab')}
      </span>
    </div>
  )
}
