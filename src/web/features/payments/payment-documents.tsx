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
  const { jobId } = payment
  const mayOpen = useMayActAsAdmin()('finance')
  const { run: open, pending: opening } = useMutation({
    call: (api, asked: { jobId: string; kind: DocumentKind }) =>
      api.call(calls.getInvoiceLinks, { params: { jobId: asked.jobId } }),
    toastId: 'invoice',
    onSuccess: ({ invoiceUrl, creditNoteUrl }, { kind }) => {
      const url = kind === 'invoice' ? invoiceUrl : creditNoteUrl
      if (url !== null) window.location.assign(url)
    },
    errorText: () => t('payments.documentFailed'),
    revalidate: 'never',
  })
  const documents = [
    { kind: 'invoice', number: payment.invoiceNumber, label: 'payments.openInvoice' },
    { kind: 'credit-note', number: payment.creditNoteNumber, label: 'payments.openCreditNote' },
  ] as const
  if (jobId === null || payment.invoiceNumber === null) return t('payments.noPapers')
  return (
    <ul>
      {documents.map(
        ({ kind, number, label }) =>
          number !== null && (
            <li key={kind}>
              {mayOpen ? (
                <button
                  type="button"
                  className="textbtn payments__paper tabular-nums"
                  aria-label={t(label, { number })}
                  disabled={opening !== undefined}
                  onClick={() => void open({ jobId, kind })}
                >
                  <Icon of={FileDown} size="s" className="max-lg:hidden" />
                  {number}
                </button>
              ) : (
                <span className="tabular-nums">{number}</span>
              )}
            </li>
          ),
      )}
    </ul>
  )
}
