import { useId } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { paymentFilters } from '#contract/payments.ts'
import { useCursorPages } from '#web/lib/use-cursor-pages.ts'
import { usePager } from '#web/lib/use-pager.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { DayBookForm } from './day-book-form.tsx'
import type { PaymentsPage } from './load-payments.ts'
import { ReceivedPaymentSlip } from './received-payment-slip.tsx'
import { useRetryRefund } from './use-retry-refund.ts'
import '#web/styles/screens/payments.css'

/** Money that came and went, for admins, and the accountant's day-book. */
export function PaymentsScreen({ filter, address, list }: PaymentsPage) {
  const { t } = useTranslation()
  const tabsId = useId()
  const pages = useCursorPages(address, list)
  const pager = usePager(t('payments.pagesLabel'), address, pages)
  const { retryingId, retry } = useRetryRefund()

  return (
    <div className="wrap py-6 payments">
      <h1>{t('payments.title')}</h1>
      <DayBookForm />
      <div>
        <Tabs
          id={tabsId}
          label={t('payments.tabsLabel')}
          items={paymentFilters.map((value) => ({
            value,
            label: t(`payments.tab.${value}`),
            count: list.counts[value] ?? 0,
          }))}
          value={filter}
          onChange={(value) => pages.restart({ filter: value })}
        />
        <TabPanel id={tabsId} value={filter}>
          {list.items.length === 0 ? (
            <EmptyState title={t(`payments.empty.${filter}`)} text={t('payments.emptyText')} />
          ) : (
            <ul className="payments__list">
              {list.items.map((payment) => (
                <ReceivedPaymentSlip
                  key={payment.id}
                  payment={payment}
                  isRetrying={payment.refund !== null && retryingId === payment.refund.id}
                  onRetry={(refundId) => void retry(refundId)}
                />
              ))}
            </ul>
          )}
          <div className="mt-4">
            <Pager {...pager} />
          </div>
        </TabPanel>
      </div>
    </div>
  )
}
