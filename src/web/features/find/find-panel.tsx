import { Search, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { Dialog as Base } from '@base-ui/react/dialog'
import { useHref, useNavigate } from 'react-router'
import type { FoundKind } from '#contract/find/kinds.ts'
import { limits } from '#contract/limits.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { FindKeys } from './find-keys.tsx'
import { groupsAtFirst, groupsFor } from './find-groups.ts'
import type { Entry } from './find-groups.ts'
import { FindProblem } from './find-problem.tsx'
import { FoundList, optionId } from './found-list.tsx'
import { KindChips } from './kind-chips.tsx'
import { addRecentFind, readRecentFinds } from './recent-finds.ts'
import { useFind } from './use-find.ts'
import { isFindKey } from './use-find-key.ts'
import { wordsOf } from './words.ts'

const escapeKey = 'Esc'

interface FindPanelProps {
  field: RefObject<HTMLInputElement | null>
  onClose: () => void
}

/** The search of an admin's pages: a combobox whose list stays open. The first entry is chosen unless the arrow keys choose another. */
export function FindPanel({ field, onClose }: FindPanelProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const home = useHref('/')
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [chosenKind, setChosenKind] = useState<FoundKind>()
  const [chosenKey, setChosenKey] = useState<string>()
  const [recent] = useState(readRecentFinds)
  const { answer, isLongEnough, isLoading, retry } = useFind(typed)

  const only = answer.items.some(({ kind }) => kind === chosenKind) ? chosenKind : undefined
  const groups = isLongEnough ? groupsFor(answer, only, t) : groupsAtFirst(recent, t)
  const entries = groups.flatMap((group) => group.entries)
  const active = entries.find(({ key }) => key === chosenKey) ?? entries[0]
  const isAnswered = isLongEnough && answer.text !== ''

  function open({ path, item }: Entry, inNewTab: boolean): void {
    if (item) addRecentFind(item)
    if (inNewTab) {
      window.open(`${home.replace(/\/$/, '')}${path}`, '_blank', 'noopener')
      return
    }
    onClose()
    void navigate(path)
  }

  function move(by: 1 | -1): void {
    const at = active ? entries.indexOf(active) : -1
    setChosenKey(entries.at((at + by) % entries.length)?.key)
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // What is shown while the next answer loads is not what was typed.
      if (active && !isLoading) open(active, event.ctrlKey || event.metaKey)
    } else if (isFindKey(event)) {
      event.preventDefault()
    }
  }

  return (
    <>
      <div className="find__head">
        {isLoading ? <Spinner /> : <Icon of={Search} />}
        <input
          ref={field}
          className="find__field"
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('nav.findAnything')}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={entries.length > 0 ? listId : undefined}
          aria-activedescendant={active && optionId(listId, active.key)}
          placeholder={t('find.placeholder')}
          maxLength={limits.searchTextLength}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosenKey(undefined)
          }}
          onKeyDown={handleKey}
        />
        <span className="find__esc">
          <Kbd>{escapeKey}</Kbd>
        </span>
        <Base.Close className="iconbtn find__x" aria-label={t('common.close')}>
          <Icon of={X} />
        </Base.Close>
      </div>
      {isAnswered && answer.items.length > 0 && (
        <KindChips items={answer.items} only={only} onChoose={setChosenKind} />
      )}
      <output className="sr-only">
        {isAnswered && !isLoading && !answer.isFailed && entries.length > 0
          ? t('find.count', { count: entries.length })
          : ''}
      </output>
      {isAnswered && !(answer.isFailed && isLoading) && (
        <FindProblem answer={answer} isFound={entries.length > 0} onRetry={retry} />
      )}
      {entries.length > 0 && (
        <FoundList
          id={listId}
          groups={groups}
          activeKey={active?.key}
          words={isAnswered ? wordsOf(answer.text) : []}
          onOpen={open}
        />
      )}
      <FindKeys />
    </>
  )
}
