import { RotateCcw } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useRevalidator } from 'react-router'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import type { SystemPage } from './load-system.ts'
import { StoppedWorkCard } from './stopped-work-card.tsx'
import { SystemFacts } from './system-facts.tsx'
import { useChangeWork } from './use-change-work.ts'

/** The system state and the failed background jobs, for admins. */
export function SystemScreen({ system, page }: SystemPage) {
  const { t } = useTranslation()
  const { pager } = useCursorPages(page, t('system.pagesLabel'))
  const revalidator = useRevalidator()
  const work = useChangeWork()

  return (
    <div className="wrap py-6 stack">
      <div className="flex items-center gap-3 flex-wrap justify-between">
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
      <p className="text-fg-2">{t('system.stoppedHint')}</p>
      <PagedList
        label={t('system.stoppedTitle')}
        items={page.list.items}
        renderItem={(item) => (
          <StoppedWorkCard
            key={item.id}
            work={item}
            isChanging={work.changingId === item.id}
            onResend={() => work.resend(item.id)}
            onDrop={() => work.confirmDrop(item)}
          />
        )}
        empty={{ title: t('system.noneStopped'), text: t('system.noneStoppedText') }}
        pager={pager}
      />
      <ConfirmDialog
        open={work.candidate !== undefined}
        title={t('system.dropConfirm')}
        confirmLabel={t('system.drop')}
        confirmKind="danger"
        loading={work.changingId !== undefined}
        loadingText={t('system.dropping')}
        cancelLabel={t('common.cancel')}
        onConfirm={work.drop}
        onCancel={work.cancel}
      >
        {t('system.dropText', { task: work.candidate?.task ?? '' })}
      </ConfirmDialog>
    </div>
  )
}
