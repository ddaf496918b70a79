import { RotateCcw } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { useRevalidator } from 'react-router'
import { useCursorPages } from '#web/lib/use-cursor-pages.ts'
import { usePager } from '#web/lib/use-pager.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import type { SystemPage } from './load-system.ts'
import { StoppedWorkSlip } from './stopped-work-slip.tsx'
import { SystemFacts } from './system-facts.tsx'
import { useChangeWork } from './use-change-work.ts'

/** How the product is at a glance, and the work that stopped, for admins. */
export function SystemScreen({ system, address, list }: SystemPage) {
  const { t } = useTranslation()
  const pages = useCursorPages(address, list)
  const pager = usePager(t('system.pagesLabel'), address, pages)
  const revalidator = useRevalidator()
  const work = useChangeWork()

  return (
    <div className="wrap py-6 stack">
      <div className="row row--wrap between">
        <h1>{t('system.title')}</h1>
        <Button
          kind="line"
          icon={RotateCcw}
          loading={revalidator.state === 'loading'}
          onClick={() => void revalidator.revalidate()}
        >
          {t('system.again')}
        </Button>
      </div>
      <SystemFacts system={system} />
      <h2>{t('system.stoppedTitle')}</h2>
      <p className="t2">{t('system.stoppedHint')}</p>
      {list.items.length === 0 ? (
        <EmptyState title={t('system.noneStopped')} text={t('system.noneStoppedText')} />
      ) : (
        <ul className="stack" aria-label={t('system.stoppedTitle')}>
          {list.items.map((item) => (
            <StoppedWorkSlip
              key={item.id}
              work={item}
              isChanging={work.changingId === item.id}
              onResend={() => work.resend(item.id)}
              onDrop={() => work.ask(item)}
            />
          ))}
        </ul>
      )}
      <Pager {...pager} />
      <ConfirmDialog
        open={work.asked !== undefined}
        title={t('system.dropConfirm')}
        confirmLabel={t('system.drop')}
        confirmKind="danger"
        loading={work.changingId !== undefined}
        loadingText={t('system.dropping')}
        cancelLabel={t('common.cancel')}
        onConfirm={work.drop}
        onCancel={work.cancel}
      >
        {t('system.dropText', { task: work.asked?.task ?? '' })}
      </ConfirmDialog>
    </div>
  )
}
