import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { DeviceCard } from './device-card.tsx'
import type { DevicesPage } from './load-devices.ts'
import { useEndDevices } from './use-end-devices.ts'

/** The devices where the person is signed in, newest first. */
export function DevicesScreen(page: DevicesPage) {
  const { t } = useTranslation()
  const { list } = page
  const { pageCount, pager } = useCursorPages(page, t('devices.pagesLabel'))
  const { endingId, isEndingOthers, endOne, endOthers } = useEndDevices()
  const [isConfirming, setConfirming] = useState(false)

  async function endAllOthers() {
    await endOthers()
    setConfirming(false)
  }

  return (
    <div className="wrap max-w-[44rem] py-6 lg:py-10">
      <div className="mb-5">
        <h1>{t('devices.title')}</h1>
        <p>{t(list.total > 1 ? 'devices.lead' : 'devices.onlyThis')}</p>
      </div>
      <ul className="stack">
        {list.items.map((device) => (
          <DeviceCard
            key={device.id}
            device={device}
            isEnding={endingId === device.id}
            onEnd={() => void endOne(device.id)}
          />
        ))}
      </ul>
      {list.total > 1 && (
        <div className="mt-5">
          <Button kind="danger-outline" block onClick={() => setConfirming(true)}>
            {t('devices.endOthers')}
          </Button>
        </div>
      )}
      {pageCount > 1 && (
        <div className="mt-4">
          <Pager {...pager} />
        </div>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('devices.askOthers')}
        confirmLabel={t('devices.endOthers')}
        confirmKind="danger"
        loading={isEndingOthers}
        loadingText={t('devices.ending')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => void endAllOthers()}
        onCancel={() => setConfirming(false)}
      >
        <p>{t('devices.askOthersText')}</p>
      </ConfirmDialog>
    </div>
  )
}
