import { FileDown } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { calls } from '#contract/calls.ts'
import type { DocumentKind } from '#contract/invoices/schemas.ts'
import type { JobPayment } from '#contract/payments/schemas.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'

/** Downloads a paid job's documents. A link expires in minutes, so each tap requests a new one. */
export function InvoiceLinks({ jobId, payment }: { jobId: string; payment: JobPayment }) {
  const { t } = useTranslation()
  const { run: open, pending: opening } = useMutation({
    call: (api, _kind: DocumentKind) => api.call(calls.getInvoiceLinks, { params: { jobId } }),
    toastId: 'invoice',
    onSuccess: ({ invoiceUrl, creditNoteUrl }, kind) => {
      const url = kind === 'invoice' ? invoiceUrl : creditNoteUrl
      if (url !== null) window.location.assign(url)
    },
    errorText: () => t('payment.linkFailed'),
    revalidate: 'never',
  })

  const documents = [
    { kind: 'invoice', number: payment.invoiceNumber, textKey: 'payment.invoice' },
    { kind: 'credit-note', number: payment.creditNoteNumber, textKey: 'payment.creditNote' },
  ] as const
  return (
    <div className="grid gap-3 mt-4">
      {documents.map(
        ({ kind, number, textKey }) =>
          number !== null && (
            <Button
              key={kind}
              kind="sec"
              size="sm"
              block
              icon={FileDown}
              loading={opening === kind}
              onClick={() => void open(kind)}
            >
              {t(textKey, { number })}
            </Button>
          ),
      )}
    </div>
  )
}
