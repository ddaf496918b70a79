import { paymentFilters } from '#contract/payments/states.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { TabbedList } from '#web/ui/paged-list.tsx'
import { DayBookForm } from './day-book-form.tsx'
import type { PaymentsPage } from './load-payments.ts'
import { ReceivedPaymentCard } from './received-payment-card.tsx'
import { useRetryRefund } from './use-retry-refund.ts'
import './payments-screen.css'

/** Payments and refunds, for admins, and the accountant's day book. */
export function PaymentsScreen({ filter, page }: PaymentsPage) {
  const { t } = useTranslation()
  const { restart, pager } = useCursorPages(page, t('payments.pagesLabel'))
  const { run: retry, pending: retryingId } = useRetryRefund()
  const { items, counts } = page.list

  return (
    <div className="wrap py-6 payments">
      <h1>{t('payments.title')}</h1>
      <DayBookForm />
      <div>
        <TabbedList
          tabs={{
            label: t('payments.tabsLabel'),
            items: paymentFilters.map((value) => ({
              value,
              label: t(`payments.tab.${value}`),
              count: counts[value] ?? 0,
            })),
            value: filter,
            onChange: (value) => restart({ filter: value }),
          }}
          className="payments__list"
          items={items}
          renderItem={(payment) => (
            <ReceivedPaymentCard
              key={payment.id}
              payment={payment}
              isRetrying={payment.refund !== null && retryingId === payment.refund.id}
              onRetry={(refundId) => void retry(refundId)}
            />
          )}
          empty={{ title: t(`payments.empty.${filter}`), text: t('payments.emptyText') }}
          pager={pager}
        />
      </div>
    </div>
  )
}
