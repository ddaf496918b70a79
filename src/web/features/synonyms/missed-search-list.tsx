import { Plus } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Slip } from '#web/ui/slip.tsx'
import type { MissedPage } from './load-synonyms.ts'

interface MissedSearchListProps extends MissedPage {
  onAdd: (words: string) => void
}

/** The words that often found no job, each with the way to say what they mean. */
export function MissedSearchList({ page, onAdd }: MissedSearchListProps) {
  const { t } = useTranslation()
  const { pager } = useCursorPages(page, t('synonyms.missedPagesLabel'))

  return (
    <div className="stack mt-4">
      <p className="text-fg-2">
        {t('synonyms.missedHint', {
          times: limits.missedSearchTimes,
          days: limits.missedSearchRetentionDays,
        })}
      </p>
      <PagedList
        items={page.list.items}
        renderItem={({ words, times, lastDay }) => (
          <Slip
            key={words}
            as="li"
            body={
              <div className="flex items-center gap-3">
                <div className="flex-1 min-w-0 break-words">
                  <p className="font-semi">{words}</p>
                  <p className="text-small text-fg-2">
                    {t('synonyms.missedTimes', { count: times, day: dayMonthYear(lastDay) })}
                  </p>
                </div>
                <IconButton
                  icon={Plus}
                  label={t('synonyms.missedAdd', { words })}
                  onClick={() => onAdd(words)}
                />
              </div>
            }
          />
        )}
        empty={{ title: t('synonyms.missedEmpty'), text: t('synonyms.missedEmptyText') }}
        pager={pager}
      />
    </div>
  )
}
