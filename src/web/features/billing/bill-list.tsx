import { CircleCheck, FileDown, Undo2 } from 'lucide-react'
import { calls } from '#contract/calls.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { Bill } from '#contract/invoices/schemas.ts'
import type { CursorPage } from '#web/lib/api/load-cursor-page.ts'
import { useCursorPages } from '#web/lib/api/use-cursor-pages.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { rupees } from '#web/lib/format/money.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Pager } from '#web/ui/pager.tsx'

/** The employer's bills and credit notes, newest first. A row of the table is a slip on a phone. */
export function BillList({ page }: { page: CursorPage<Bill> }) {
  const { t } = useTranslation()
  const { pager } = useCursorPages(page, t('billing.pagesLabel'))
  const { items } = page.list
  // A link expires in minutes, so each tap requests a new one.
  const { run: open, pending } = useMutation({
    call: (api, { kind, id: billId }: Bill) =>
      api.call(calls.getBillLink, { params: { kind, billId } }),
    toastId: 'bill',
    onSuccess: ({ url }) => window.location.assign(url),
    errorText: () => t('payment.linkFailed'),
    revalidate: 'never',
  })
  return (
    <section className="panel" aria-labelledby="bills">
      <h2 id="bills">{t('billing.bills')}</h2>
      {items.length === 0 ? (
        <p className="text-fg-2">{t('billing.none')}</p>
      ) : (
        <ul className="bills">
          {items.map((bill) => (
            <BillRow
              key={bill.id}
              bill={bill}
              isOpening={pending?.id === bill.id}
              onOpen={() => void open(bill)}
            />
          ))}
        </ul>
      )}
      {page.list.total > items.length && <Pager {...pager} />}
    </section>
  )
}

type RowProps = { bill: Bill; isOpening: boolean; onOpen: () => void }

function BillRow({ bill, isOpening, onOpen }: RowProps) {
  const { t } = useTranslation()
  const { number, totalPaise } = bill
  return (
    <li className="bills__row">
      <b className="bills__number tabular-nums">{number}</b>
      <span className="bills__date tabular-nums">
        {dayMonthYear(indiaDate(new Date(bill.issuedAt)))}
      </span>
      <span className="bills__for text-fg-2 break-words">
        <PaidFor bill={bill} />
      </span>
      <b className="bills__total tabular-nums">{rupees(totalPaise / 100)}</b>
      <span className="bills__state">
        <BillState state={bill.state} />
      </span>
      <span className="bills__file">
        <Button
          kind="quiet"
          size="sm"
          icon={FileDown}
          loading={isOpening}
          aria-label={t('billing.download', { number })}
          onClick={onOpen}
        >
          {t('billing.pdf')}
        </Button>
      </span>
    </li>
  )
}

function PaidFor({ bill: { orderKind, plan, quantity: count, jobTitle } }: { bill: Bill }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const name = t(`pricing.${plan}`)
  if (orderKind === 'credits') return t('billing.planPostsCounted', { count, plan: name })
  if (jobTitle === null) return name
  const key = orderKind === 'renewal' ? 'billing.renewalOfJob' : 'billing.planAndJob'
  return <span lang={langOf(jobTitle)}>{t(key, { plan: name, title: jobTitle })}</span>
}

const looks = {
  paid: { tone: 'success', icon: CircleCheck, text: 'billing.state.paid' },
  partly_refunded: { tone: 'plain', icon: Undo2, text: 'billing.state.partlyRefunded' },
  refunded: { tone: 'plain', icon: Undo2, text: 'billing.state.refunded' },
  credit_note: { tone: 'info', icon: Undo2, text: 'billing.state.creditNote' },
} as const satisfies Record<Bill['state'], { tone: BadgeTone; icon: unknown; text: string }>

function BillState({ state }: { state: Bill['state'] }) {
  const { t } = useTranslation()
  const { tone, icon, text } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {t(text)}
    </Badge>
  )
}
