/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus and the keys of a combobox are those of its field */
import { ArrowRight, Ban, Briefcase, Building2, IndianRupee, Inbox, UserRound } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import type { MouseEvent } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Entry, Group } from './find-groups.ts'
import { Highlighted } from './highlighted.tsx'

const icons: Readonly<Record<Entry['icon'], LucideIcon>> = {
  company: Building2,
  job: Briefcase,
  person: UserRound,
  payment: IndianRupee,
  inbox: Inbox,
  act: ArrowRight,
  block: Ban,
}

interface FoundListProps {
  id: string
  groups: readonly Group[]
  /** The key of the entry that Enter opens. */
  activeKey: string | undefined
  words: readonly string[]
  onOpen: (entry: Entry, inNewTab: boolean) => void
}

export const optionId = (listId: string, key: string): string => `${listId}-${key}`

/** The list box of the search, group by group. */
export function FoundList({ id, groups, activeKey, words, onOpen }: FoundListProps) {
  const { t } = useTranslation()
  useEffect(() => {
    if (activeKey === undefined) return
    document.getElementById(optionId(id, activeKey))?.scrollIntoView({ block: 'nearest' })
  }, [id, activeKey])

  return (
    <div id={id} className="find__list" role="listbox" aria-label={t('find.results')}>
      {groups.map(({ name, entries }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p id={`${id}-${name}`} className="find__group">
            {t(`find.kind.${name}`)}
          </p>
          {entries.map((entry) => (
            <div
              key={entry.key}
              id={optionId(id, entry.key)}
              className={cx('find__row', entry.key === activeKey && 'find__row--on')}
              role="option"
              aria-selected={entry.key === activeKey}
              onClick={(event) => onOpen(entry, event.ctrlKey || event.metaKey)}
              onAuxClick={(event: MouseEvent) => event.button === 1 && onOpen(entry, true)}
            >
              <span className="find__icon">
                <Icon of={icons[entry.icon]} size="s" />
              </span>
              <span className="min-w-0">
                <span className="find__title">
                  <Highlighted text={entry.title} words={words} />
                </span>
                {entry.sub !== '' && (
                  <span className="find__sub">
                    <Highlighted text={entry.sub} words={words} />
                  </span>
                )}
              </span>
              {entry.mark !== '' && <span className="badge">{entry.mark}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
