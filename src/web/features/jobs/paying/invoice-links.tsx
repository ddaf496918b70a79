import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { DocumentKind } from '#contract/invoices.ts'
import type { JobPayment } from '#contract/payments.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { useToasts } from '#web/ui/toast.ts'

/** Downloads of a paid job's papers. Their links live minutes, so each tap asks for a new one. */
export function InvoiceLinks({ jobId, payment }: { jobId: string; payment: JobPayment }) {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const [opening, setOpening] = useState<DocumentKind>()

  async function open(kind: DocumentKind): Promise<void> {
    setOpening(kind)
    try {
      const links = await api.call(endpoints.getInvoiceLinks, { params: { jobId } })
      const url = kind === 'invoice' ? links.invoiceUrl : links.creditNoteUrl
      if (url !== null) window.location.assign(url)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toasts.no(t('payment.linkFailed'), 'invoice')
    } finally {
      setOpening(undefined)
    }
  }

  const papers = [
    { kind: 'invoice', number: payment.invoiceNumber, textKey: 'payment.invoice' },
    { kind: 'credit-note', number: payment.creditNoteNumber, textKey: 'payment.creditNote' },
  ] as const
  return (
    <div className="grid gap-3 mt-4">
      {papers.map(
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
