import { Search } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

interface SearchBoxProps {
  label: string
  placeholder: string
  maxLength: number
  value: string
  onType: (text: string) => void
  /** Called on Enter, which does not wait for a pause in typing. */
  onEnter: () => void
  className?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** The search field of the list below it. */
export function SearchBox({
  label,
  placeholder,
  maxLength,
  value,
  onType,
  onEnter,
  className,
  inputRef,
}: SearchBoxProps) {
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
  }
  return (
    <search className={cx('with-ic block', className)}>
      <Icon of={Search} />
      <input
        ref={inputRef}
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
