import { useTranslation } from '#web/lib/i18n/translation.ts'
import { limits } from '#contract/limits.ts'
import type { Synonym } from '#contract/synonyms/schemas.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useSearchText } from '#web/lib/forms/use-search-text.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import type { SynonymsPage } from './load-synonyms.ts'
import { SynonymCard } from './synonym-card.tsx'
import { useRemoveSynonym } from './use-remove-synonym.ts'

interface SynonymListProps extends SynonymsPage {
  onChange: (synonym: Synonym) => void
}

/** The phrases that search knows, with a search among them. */
export function SynonymList({ q, page, onChange }: SynonymListProps) {
  const { t } = useTranslation()
  const { restart, pager } = useCursorPages(page, t('synonyms.pagesLabel'))
  const search = useSearchText(q, (text) => restart({ q: text }))
  const removal = useRemoveSynonym()

  return (
    <div className="stack mt-4">
      <p className="text-fg-2">{t('synonyms.hint')}</p>
      <SearchBox
        label={t('synonyms.searchLabel')}
        placeholder={t('synonyms.searchLabel')}
        maxLength={limits.synonymLength}
        value={search.text}
        onType={search.type}
        onEnter={search.submit}
      />
      <PagedList
        items={page.list.items}
        renderItem={(synonym) => (
          <SynonymCard
            key={synonym.phrase}
            synonym={synonym}
            onChange={() => onChange(synonym)}
            onRemove={() => removal.askFor(synonym)}
          />
        )}
        empty={{ title: t('synonyms.empty'), text: t('synonyms.emptyText') }}
        pager={pager}
      />
      <ConfirmDialog
        open={removal.candidate !== undefined}
        title={t('synonyms.removeConfirm')}
        confirmLabel={t('synonyms.remove')}
        confirmKind="danger"
        loading={removal.isPending}
        loadingText={t('synonyms.saving')}
        cancelLabel={t('common.cancel')}
        onConfirm={removal.confirm}
        onCancel={removal.cancel}
      >
        {t('synonyms.removeText', { phrase: removal.candidate?.phrase ?? '' })}
      </ConfirmDialog>
    </div>
  )
}
