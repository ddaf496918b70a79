import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'

const keyNames = { enter: 'Enter', control: 'Ctrl' } as const

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
        <Kbd>{keyNames.enter}</Kbd> {t('find.keyEnter')}
      </span>
      <span>
        <Kbd>{keyNames.control}</Kbd> <Kbd>{keyNames.enter}</Kbd> {t('find.keyNewTab')}
      </span>
    </div>
  )
}
