import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { limits } from '#contract/limits.ts'
import type { Synonym } from '#contract/synonyms/schemas.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useSearchText } from '#web/lib/forms/use-search-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import type { SynonymsPage } from './load-synonyms.ts'
import { SynonymForm } from './synonym-form.tsx'
import { SynonymCard } from './synonym-card.tsx'
import { useRemoveSynonym } from './use-remove-synonym.ts'

/** The synonyms that search knows, for admins. */
export function SynonymsScreen({ q, page }: SynonymsPage) {
  const { t } = useTranslation()
  const { restart, pager } = useCursorPages(page, t('synonyms.pagesLabel'))
  const search = useSearchText(q, (text) => restart({ q: text }))
  const [edited, setEdited] = useState<Synonym | 'new'>()
  const removal = useRemoveSynonym()

  return (
    <div className="wrap max-w-[44rem] py-6 stack">
      <div className="flex items-center gap-3 flex-wrap justify-between">
        <h1>{t('synonyms.title')}</h1>
        <Button icon={Plus} onClick={() => setEdited('new')}>
          {t('synonyms.add')}
        </Button>
      </div>
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
            onChange={() => setEdited(synonym)}
            onRemove={() => removal.askFor(synonym)}
          />
        )}
        empty={{ title: t('synonyms.empty'), text: t('synonyms.emptyText') }}
        pager={pager}
      />
      <Dialog
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        closeLabel={t('common.close')}
        title={t(edited === 'new' ? 'synonyms.add' : 'synonyms.changeTitle')}
        align="start"
        describe={false}
      >
        {edited !== undefined && (
          <SynonymForm
            synonym={edited === 'new' ? undefined : edited}
            onSaved={() => setEdited(undefined)}
          />
        )}
      </Dialog>
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
