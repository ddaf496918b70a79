import { useState } from 'react'
import { paymentFilters } from '#contract/payments/states.ts'
import type { ReceivedPayment } from '#contract/payments/schemas.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { rupees } from '#web/lib/format/money.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useMayActAsAdmin } from '#web/lib/admin-role.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { PaymentsPage } from './load-payments.ts'
import { PaymentCards } from './payment-cards.tsx'
import { PaymentFilters } from './payment-filters.tsx'
import { PaymentTable } from './payment-table.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { useRetryRefund } from './use-retry-refund.ts'
import './payments-screen.css'

const loadDayBook = async () => (await import('./day-book-form.tsx')).DayBookForm

/** Payments and refunds, for admins, and the accountant's day book for those who keep the books. */
export function PaymentsScreen({ filter, found, page }: PaymentsPage) {
  const { t } = useTranslation()
  const { restart, pager } = useCursorPages(page, t('payments.pagesLabel'))
  const { run: retry, pending: retryingId } = useRetryRefund()
  const keepsBooks = useMayActAsAdmin()('finance')
  const [refunding, setRefunding] = useState<ReceivedPayment>()
  const { items, counts, total } = page.list
  const isNarrowed = found.q !== '' || found.from !== '' || found.to !== ''
  const rows = {
    payments: items,
    retryingId,
    onRetry: (refundId: string) => void retry(refundId),
    onRefund: setRefunding,
  }

  return (
    <div className="wrap py-6 payments">
      <h1>{t('payments.title')}</h1>
      <PaymentFilters found={found} onChange={restart} />
      <output className="sr-only">{isNarrowed && t('payments.found', { total })}</output>
      <div>
        <Tabs
          label={t('payments.tabsLabel')}
          items={paymentFilters.map((value) => ({
            value,
            label: t(`payments.tab.${value}`),
            count: counts[value] ?? 0,
          }))}
          value={filter}
          onChange={(value) => restart({ filter: value })}
        >
          {items.length === 0 ? (
            <EmptyState
              title={t(isNarrowed ? 'payments.emptySearch' : `payments.empty.${filter}`)}
              text={t(isNarrowed ? 'payments.emptySearchText' : 'payments.emptyText')}
            />
          ) : (
            <div className="mt-4">
              <PaymentTable {...rows} />
              <PaymentCards {...rows} />
            </div>
          )}
          {keepsBooks && (
            <p className="text-small text-fg-2 mt-3">
              {t('payments.sums', {
                received: rupees((counts['receivedPaise'] ?? 0) / 100),
                returned: rupees((counts['returnedPaise'] ?? 0) / 100),
              })}
            </p>
          )}
          <div className="mt-2">
            <Pager {...pager} />
          </div>
        </Tabs>
      </div>
      {keepsBooks && <LazyPart load={loadDayBook} isRequested props={{}} />}
      <RefundDialog payment={refunding} onClose={() => setRefunding(undefined)} />
    </div>
  )
}
