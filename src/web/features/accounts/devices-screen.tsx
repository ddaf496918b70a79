import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { useCursorPages } from '#web/lib/use-cursor-pages.ts'
import { usePager } from '#web/lib/use-pager.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { DeviceSlip } from './device-slip.tsx'
import type { DevicesPage } from './load-devices.ts'
import { useEndDevices } from './use-end-devices.ts'

/** Where somebody is signed in: the newest sign-in first. */
export function DevicesScreen({ address, list }: DevicesPage) {
  const { t } = useTranslation()
  const pages = useCursorPages(address, list)
  const pager = usePager(t('devices.pagesLabel'), address, pages)
  const { endingId, isEndingOthers, endOne, endOthers } = useEndDevices()
  const [isAsking, setAsking] = useState(false)

  async function endAllOthers() {
    await endOthers()
    setAsking(false)
  }

  return (
    <div className="wrap max-w-[44rem] py-6 lg:py-10">
      <div className="ph mb-5">
        <h1>{t('devices.title')}</h1>
        <p>{t(list.total > 1 ? 'devices.lead' : 'devices.onlyThis')}</p>
      </div>
      <ul className="stack">
        {list.items.map((device) => (
          <DeviceSlip
            key={device.id}
            device={device}
            isEnding={endingId === device.id}
            onEnd={() => void endOne(device.id)}
          />
        ))}
      </ul>
      {list.total > 1 && (
        <div className="mt-5">
          <Button kind="no" block onClick={() => setAsking(true)}>
            {t('devices.endOthers')}
          </Button>
        </div>
      )}
      {pages.pageCount > 1 && (
        <div className="mt-4">
          <Pager {...pager} />
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('devices.askOthers')}
        confirmLabel={t('devices.endOthers')}
        confirmKind="danger"
        loading={isEndingOthers}
        loadingText={t('devices.ending')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => void endAllOthers()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('devices.askOthersText')}</p>
      </ConfirmDialog>
    </div>
  )
}
