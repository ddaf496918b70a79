import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useRevalidator } from 'react-router'
import { limits } from '#contract/limits.ts'
import type { Saying } from '#contract/sayings.ts'
import { useCursorPages } from '#web/lib/use-cursor-pages.ts'
import { usePager } from '#web/lib/use-pager.ts'
import { useSearchText } from '#web/lib/use-search-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import type { SayingsPage } from './load-sayings.ts'
import { SayingForm } from './saying-form.tsx'
import { SayingSlip } from './saying-slip.tsx'
import { useRemoveSaying } from './use-remove-saying.ts'
import '#web/styles/screens/contact.css'

/** What search knows of people's words, for admins. */
export function SayingsScreen({ q, address, list }: SayingsPage) {
  const { t } = useTranslation()
  const pages = useCursorPages(address, list)
  const pager = usePager(t('sayings.pagesLabel'), address, pages)
  const search = useSearchText(q, (text) => pages.restart({ q: text }))
  const revalidator = useRevalidator()
  const [written, setWritten] = useState<Saying | 'new'>()
  const removal = useRemoveSaying()

  return (
    <div className="wrap max-w-[44rem] py-6 stack">
      <div className="row row--wrap between">
        <h1>{t('sayings.title')}</h1>
        <Button icon={Plus} onClick={() => setWritten('new')}>
          {t('sayings.add')}
        </Button>
      </div>
      <p className="t2">{t('sayings.hint')}</p>
      <SearchBox
        label={t('sayings.searchLabel')}
        placeholder={t('sayings.searchLabel')}
        maxLength={limits.sayingLength}
        value={search.text}
        onType={search.type}
        onEnter={search.submit}
      />
      {list.items.length === 0 ? (
        <EmptyState title={t('sayings.empty')} text={t('sayings.emptyText')} />
      ) : (
        <ul className="stack">
          {list.items.map((saying) => (
            <SayingSlip
              key={saying.phrase}
              saying={saying}
              onChange={() => setWritten(saying)}
              onRemove={() => removal.ask(saying)}
            />
          ))}
        </ul>
      )}
      <Pager {...pager} />
      <Dialog
        open={written !== undefined}
        onClose={() => setWritten(undefined)}
        closeLabel={t('common.close')}
        title={t(written === 'new' ? 'sayings.add' : 'sayings.changeTitle')}
        align="start"
        describe={false}
      >
        {written !== undefined && (
          <SayingForm
            saying={written === 'new' ? undefined : written}
            onSaved={async () => {
              setWritten(undefined)
              await revalidator.revalidate()
            }}
          />
        )}
      </Dialog>
      <ConfirmDialog
        open={removal.asked !== undefined}
        title={t('sayings.removeConfirm')}
        confirmLabel={t('sayings.remove')}
        confirmKind="danger"
        loading={removal.isRemoving}
        loadingText={t('sayings.saving')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => void removal.remove()}
        onCancel={removal.cancel}
      >
        {t('sayings.removeText', { phrase: removal.asked?.phrase ?? '' })}
      </ConfirmDialog>
    </div>
  )
}
