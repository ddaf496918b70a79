/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus and the keys of a combobox are those of its field */
import { Building2, MapPin, Search, Wrench } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SuggestionKind } from '#contract/job-search/options.ts'
import type { Suggestion } from '#contract/job-search/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'

const icons: Readonly<Record<SuggestionKind, LucideIcon>> = {
  work: Search,
  title: Search,
  skill: Wrench,
  company: Building2,
  place: MapPin,
}

interface SuggestionListProps {
  id: string
  suggestions: readonly Suggestion[]
  /** The position of the one that the arrow keys have reached. */
  active: number | undefined
  onChoose: (text: string) => void
}

export const optionId = (listId: string, position: number): string => `${listId}-${position}`

/** The list box of the search combobox. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active !== undefined) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} id={id} className="suggest" role="listbox" aria-label={t('search.suggestions')}>
      {suggestions.map(({ kind, text }, position) => (
        <div
          key={text}
          id={optionId(id, position)}
          className="suggest__row"
          role="option"
          aria-selected={position === active}
          onClick={() => onChoose(text)}
        >
          <Icon of={icons[kind]} size="s" />
          <span className="suggest__text">{text}</span>
          {kind !== 'work' && kind !== 'title' && (
            <span className="text-small text-fg-2">{t(`search.suggestion.${kind}`)}</span>
          )}
        </div>
      ))}
    </div>
  )
}
