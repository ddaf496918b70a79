import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { BillingDetails } from '#contract/invoices/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Button } from '#web/ui/button.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'

const loadDialog = async () =>
  (await import('#web/features/checkout/billing-dialog.tsx')).BillingDialog

/** Whom the next bills name, and the taxes that follow from the state. */
export function BillingSummary({ details }: { details: BillingDetails }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const { legalName, gstin, address, city, pincode, email } = details
  const state = t.place(details.state)
  return (
    <section className="panel" aria-labelledby="billing-details">
      <div className="flex flex-wrap gap-3 items-start justify-between">
        <div>
          <h2 id="billing-details" className="text-h3">
            {t('billing.detailsTitle')}
          </h2>
          <p className="text-small text-fg-2">{t('billing.detailsHint')}</p>
        </div>
        <Button kind="sec" size="sm" icon={Pencil} onClick={() => setOpen(true)}>
          {t('billing.edit')}
        </Button>
      </div>
      <dl className="billfacts mt-3">
        <Fact name={t('billing.legalName')}>
          <span lang={langOf(legalName)}>{legalName}</span>
        </Fact>
        <Fact name={t('billing.gstinName')}>{gstin === '' ? t('billing.noGstin') : gstin}</Fact>
        <Fact name={t('jobForm.state')}>{state}</Fact>
        <Fact name={t('billing.address')}>
          <span lang={langOf(address)}>
            {t('billing.addressLine', { address, city: t.place(city), pincode })}
          </span>
        </Fact>
        <Fact name={t('billing.sentTo')}>{email}</Fact>
      </dl>
      <p className="mt-3 text-small">
        {t(details.isSupplierState ? 'billing.hasCgst' : 'billing.hasIgst', { state })}
      </p>
      <LazyPart
        load={loadDialog}
        isRequested={isOpen}
        onMissed={() => setOpen(false)}
        props={{
          open: isOpen,
          details,
          saveKey: 'billing.saveOnly',
          onClose: () => setOpen(false),
          onSaved: () => {
            setOpen(false)
            void revalidate()
          },
        }}
      />
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
