import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { SuggestionKind } from '#contract/job-search/options.ts'
import { limits } from '#contract/limits.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { optionId, SuggestionList } from './suggestion-list.tsx'
import { useRecentSearches } from './use-recent-searches.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SearchFieldProps {
  id: string
  label: string
  placeholder: string
  isLabelHidden?: boolean
  name?: string
  icon?: LucideIcon
  /** The only kind that is suggested; then no recent searches are shown. */
  kind?: SuggestionKind
  text: string
  onType: (text: string) => void
  /** Searches for a text at once. */
  onSearch: (text: string) => void
}

/**
 * The words of a search: a combobox with suggestions while typing, and with recent searches while it is empty. Without
 * JavaScript it is a text field.
 */
export function SearchField({
  id,
  label,
  placeholder,
  isLabelHidden = false,
  name = 'q',
  icon = Search,
  kind,
  text,
  onType,
  onSearch,
}: SearchFieldProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const pressedBy = useRef<string>(undefined)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<number>()
  const recent = useRecentSearches()
  const suggested = useSuggestions(text, isOpen)
  const suggestions =
    kind === undefined ? suggested : suggested.filter((each) => each.kind === kind)
  const listId = `${id}-list`
  const isListed = isOpen && suggestions.length > 0
  const isRecent = isOpen && kind === undefined && text === '' && recent.texts.length > 0

  function open(): void {
    recent.read()
    setOpen(true)
  }

  function close(): void {
    setOpen(false)
    setActive(undefined)
  }

  function type(next: string): void {
    open()
    setActive(undefined)
    onType(next)
  }

  function search(next: string): void {
    if (kind === undefined) recent.add(next)
    close()
    onSearch(next)
    // A touch is done with the keyboard on the screen, which hides the results.
    if (pressedBy.current === 'touch') input.current?.blur()
    else input.current?.focus()
    pressedBy.current = undefined
  }

  // Somebody may have come here before the page was hydrated.
  const openIfFocused = useEffectEvent(() => {
    if (document.activeElement === input.current) open()
  })
  useEffect(() => openIfFocused(), [])

  function move(by: 1 | -1): void {
    const last = suggestions.length - 1
    const next = active === undefined ? (by > 0 ? 0 : last) : active + by
    setActive(next < 0 || next > last ? undefined : next)
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return
    const chosen = active === undefined ? undefined : suggestions[active]
    if (event.key === 'Enter') {
      event.preventDefault()
      search(chosen?.text ?? text)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isRecent) popup.current?.querySelector<HTMLElement>('li button')?.focus()
      else if (isListed) move(event.key === 'ArrowDown' ? 1 : -1)
      else open()
    }
  }

  function handleEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !(isListed || isRecent)) return
    event.preventDefault()
    close()
    input.current?.focus()
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget)) return
    if (isOpen && kind === undefined && text !== '') recent.add(text)
    close()
  }

  return (
    <div
      role="presentation"
      className="field search-field"
      onBlur={handleBlur}
      onKeyDown={handleEscape}
    >
      {!isLabelHidden && <label htmlFor={id}>{label}</label>}
      <div className="with-ic">
        <Icon of={icon} />
        <input
          ref={input}
          id={id}
          className="input"
          name={name}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={isLabelHidden ? label : undefined}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          aria-activedescendant={
            isListed && active !== undefined ? optionId(listId, active) : undefined
          }
          maxLength={limits.searchTextLength}
          placeholder={placeholder}
          value={text}
          onFocus={() => text === '' && open()}
          onClick={() => text === '' && open()}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKey}
        />
        {text !== '' && (
          <IconButton
            className="search-field__clear noscript:hidden"
            icon={X}
            label={t('search.clearText')}
            onClick={() => {
              onSearch('')
              open()
              input.current?.focus()
            }}
          />
        )}
      </div>
      <output className="sr-only">
        {isListed ? t('search.suggestionCount', { count: suggestions.length }) : ''}
      </output>
      {/* A press in the popup leaves the focus in the field. */}
      <div
        ref={popup}
        role="presentation"
        onPointerDown={({ pointerType }) => (pressedBy.current = pointerType)}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isListed && (
          <SuggestionList id={listId} suggestions={suggestions} active={active} onChoose={search} />
        )}
        {isRecent && (
          <RecentSearches
            texts={recent.texts}
            onChoose={search}
            onRemove={(each) => {
              recent.remove(each)
              input.current?.focus()
            }}
            onRemoveAll={() => {
              recent.removeAll()
              input.current?.focus()
            }}
          />
        )}
      </div>
    </div>
  )
}
