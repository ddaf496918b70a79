import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

interface SearchBoxProps {
  label: string
  placeholder: string
  maxLength: number
  value: string
  onType: (text: string) => void
  /** Enter: the search does not wait for a pause. */
  onEnter: () => void
  className?: string | undefined
}

/** A field that searches the list below it. */
export function SearchBox({
  label,
  placeholder,
  maxLength,
  value,
  onType,
  onEnter,
  className,
}: SearchBoxProps) {
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
  }
  return (
    <search className={cx('with-ic block', className)}>
      <Icon of={Search} />
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={handleKey}
      />
    </search>
  )
}
