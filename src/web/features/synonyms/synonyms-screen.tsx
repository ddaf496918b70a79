import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { Synonym } from '#contract/synonyms/schemas.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { listName, synonymLists } from './load-synonyms.ts'
import type { MissedPage, SynonymsPage } from './load-synonyms.ts'
import { MissedSearchList } from './missed-search-list.tsx'
import { SynonymForm } from './synonym-form.tsx'
import { SynonymList } from './synonym-list.tsx'

/** A synonym to change, or the words of a new one. */
type Edited = { readonly synonym: Synonym } | { readonly words: string }

/** The synonyms that search knows, and the words that it lacks, for admins. */
export function SynonymsScreen(shown: SynonymsPage | MissedPage) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [edited, setEdited] = useState<Edited>()
  const isChange = edited !== undefined && 'synonym' in edited

  return (
    <div className="wrap max-w-[44rem] py-6 stack">
      <div className="flex items-center gap-3 flex-wrap justify-between">
        <h1>{t('synonyms.title')}</h1>
        <Button icon={Plus} onClick={() => setEdited({ words: '' })}>
          {t('synonyms.add')}
        </Button>
      </div>
      <div>
        <Tabs
          label={t('synonyms.tabsLabel')}
          items={synonymLists.map((value) => ({ value, label: t(`synonyms.tab.${value}`) }))}
          value={shown.list}
          onChange={(list) => void navigate(list === 'words' ? '?' : `?${listName}=${list}`)}
        >
          {shown.list === 'missed' ? (
            <MissedSearchList {...shown} onAdd={(words) => setEdited({ words })} />
          ) : (
            <SynonymList {...shown} onChange={(synonym) => setEdited({ synonym })} />
          )}
        </Tabs>
      </div>
      <Dialog
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        closeLabel={t('common.close')}
        title={t(isChange ? 'synonyms.changeTitle' : 'synonyms.add')}
        align="start"
        describe={false}
      >
        {edited !== undefined && (
          <SynonymForm
            {...(isChange ? { synonym: edited.synonym } : { words: edited.words })}
            onSaved={() => setEdited(undefined)}
          />
        )}
      </Dialog>
    </div>
  )
}
