import { History, X } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface RecentSearchesProps {
  texts: readonly string[]
  onChoose: (text: string) => void
  onRemove: (text: string) => void
  onRemoveAll: () => void
}

/** The words that were searched for on this device, below the empty search box. */
export function RecentSearches({ texts, onChoose, onRemove, onRemoveAll }: RecentSearchesProps) {
  const { t } = useTranslation()
  return (
    <section className="suggest" aria-label={t('search.recent')}>
      <div className="suggest__head">
        <p className="font-semi text-small text-fg-2">{t('search.recent')}</p>
        <Button kind="quiet" size="sm" onClick={onRemoveAll}>
          {t('search.recentRemoveAll')}
        </Button>
      </div>
      <ul>
        {texts.map((text) => (
          <li key={text} className="flex items-center">
            <button type="button" className="suggest__row" onClick={() => onChoose(text)}>
              <Icon of={History} size="s" />
              <span className="suggest__text">{text}</span>
            </button>
            <IconButton
              icon={X}
              label={t('search.recentRemove', { text })}
              onClick={() => onRemove(text)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
