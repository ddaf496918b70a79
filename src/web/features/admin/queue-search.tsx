import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { TextField } from '#web/ui/text-field.tsx'

type Props = { value: string; onSearch: (text: string) => void }

/** Searches the tab's jobs a moment after the last key. */
export function QueueSearch({ value, onSearch }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)

  useEffect(() => {
    if (text.trim() === value) return undefined
    const timer = setTimeout(() => onSearch(text.trim()), limits.searchDebounceMs)
    return () => clearTimeout(timer)
    // Only typing starts a search; onSearch is a new function on each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [text])

  return (
    <TextField
      label={t('admin.searchLabel')}
      name="search"
      type="search"
      icon={Search}
      className="mt-4"
      placeholder={t('admin.searchPlaceholder')}
      maxLength={limits.searchTextLength}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
