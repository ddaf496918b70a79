import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = { value: string; onSearch: (text: string) => void }

/** Searches the tab's jobs a moment after the last key. */
export function QueueSearch({ value, onSearch }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })

  useEffect(() => {
    if (text.trim() === value) return undefined
    const timer = setTimeout(() => search.current(text.trim()), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text, value])

  return (
    <search className="with-ic mb-3 block">
      <Icon of={Search} />
      <input
        className="input"
        type="search"
        aria-label={t('admin.searchLabel')}
        placeholder={t('admin.searchPlaceholder')}
        maxLength={limits.searchTextLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  )
}
