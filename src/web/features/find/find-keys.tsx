import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'

/** The keys of the search. A phone has none. */
export function FindKeys() {
  const { t } = useTranslation()
  return (
    <div className="find__keys">
      <span>
        <kbd aria-hidden="true">
          <Icon of={ArrowUp} />
        </kbd>
        <kbd aria-hidden="true">
          <Icon of={ArrowDown} />
        </kbd>
        {t('find.keyMove')}
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
