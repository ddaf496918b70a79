import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '#contract/limits.ts'
import type { useSearchText } from '#web/lib/forms/use-search-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { useKeysHelp } from '#web/lib/use-keys-help.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { ApprovalKeys } from './approval-keys.tsx'

type Props = {
  search: ReturnType<typeof useSearchText>
  /** What the list below was searched for. */
  found: string
  keys: ReturnType<typeof useKeysHelp>
}

/** The heading of the approvals with their search. A phone has no room for both, so a button opens the search. */
export function ApprovalsHead({ search, found, keys }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [hasOpened, setOpened] = useState(false)
  const isOpen = hasOpened || found !== ''

  function open() {
    flushSync(() => setOpened(true))
    input.current?.focus()
  }

  return (
    <>
      <div className="flex items-center gap-3 justify-between flex-wrap">
        <h1>{t('admin.title')}</h1>
        <ApprovalKeys help={keys} />
        {!isOpen && (
          <IconButton
            icon={Search}
            label={t('admin.searchLabel')}
            className="lg:hidden"
            onClick={open}
          />
        )}
      </div>
      <SearchBox
        className={cx('my-3', !isOpen && 'max-lg:hidden')}
        inputRef={input}
        label={t('admin.searchLabel')}
        placeholder={t('admin.searchPlaceholder')}
        maxLength={limits.searchTextLength}
        value={search.text}
        onType={search.type}
        onEnter={search.submit}
      />
    </>
  )
}
