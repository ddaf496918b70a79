import { FileDown } from 'lucide-react'
import { calls } from '#contract/calls.ts'
import type { DocumentKind } from '#contract/invoices/schemas.ts'
import type { ReceivedPayment } from '#contract/payments/schemas.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useMayActAsAdmin } from '#web/lib/admin-role.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Opens the invoice and the credit note of a payment by their numbers. A link expires in minutes, so each tap requests one. */
export function PaymentDocuments({ payment }: { payment: ReceivedPayment }) {
  const { t } = useTranslation()
  const mayOpen = useMayActAsAdmin()('finance')
  const { run: open, pending: opening } = useMutation({
    call: (api, bill: { kind: DocumentKind; billId: string }) =>
      api.call(calls.getBillLink, { params: bill }),
    toastId: 'invoice',
    onSuccess: ({ url }) => window.location.assign(url),
    errorText: () => t('payments.documentFailed'),
    revalidate: 'never',
  })
  const documents = [
    { kind: 'invoice', document: payment.invoice, label: 'payments.openInvoice' },
    { kind: 'credit-note', document: payment.creditNote, label: 'payments.openCreditNote' },
  ] as const
  if (payment.invoice === null) return t('payments.noPapers')
  return (
    <ul>
      {documents.map(
        ({ kind, document, label }) =>
          document !== null && (
            <li key={kind}>
              {mayOpen ? (
                <button
                  type="button"
                  className="textbtn payments__paper tabular-nums"
                  aria-label={t(label, { number: document.number })}
                  disabled={opening !== undefined}
                  onClick={() => void open({ kind, billId: document.id })}
                >
                  <Icon of={FileDown} size="s" className="max-lg:hidden" />
                  {document.number}
                </button>
              ) : (
                <span className="tabular-nums">{document.number}</span>
              )}
            </li>
          ),
      )}
    </ul>
  )
}
