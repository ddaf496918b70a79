import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = { value: string; onSearch: (q: string) => void }

/** Looks among the applicants while one types. */
export function ApplicantSearch({ value, onSearch }: Props) {
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
    <search className="with-ic mb-3.5 block">
      <Icon of={Search} />
      <input
        className="input"
        type="search"
        aria-label={t('review.search')}
        placeholder={t('review.searchExample')}
        maxLength={limits.searchTextLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  )
}
