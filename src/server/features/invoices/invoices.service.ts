import type { Transaction } from 'kysely'
import type { PlanName } from '#contract/payments/pricing.ts'
import { plans } from '#contract/payments/pricing.ts'
import type { OrderKind } from '#contract/payments/states.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import type { Config } from '#server/config/config.ts'
import type { DB } from '#server/db/types.ts'
import { newId } from '#server/lib/ids.ts'
import type { MailService } from '#server/features/mail/mail.service.ts'
import { findBillingDetails, findEmployerProfile } from './billing-details.repository.ts'
import { documentNumber, financialYear } from './document-number.rules.ts'
import { advanceCounter, findLastIssue, lockCounter } from './document-numbers.repository.ts'
import * as repository from './invoices.repository.ts'
import { placeOfSupply, recipientSchema, supplierSchema, toRecipient } from './parties.rules.ts'
import type { Supplier } from './parties.rules.ts'
import { splitGst } from './tax-split.rules.ts'

type Sale = {
  readonly orderId: string
  readonly employerId: string
  readonly kind: OrderKind
  readonly plan: PlanName
  readonly quantity: number
  /** Off each post; the price has it already. */
  readonly discountPercent?: number
  readonly pricePaise: number
  readonly gstPaise: number
  readonly totalPaise: number
  readonly at: Date
}

type Return = {
  readonly orderId: string
  readonly refundId: string
  readonly at: Date
  /** The posts of the purchase that are taken back; all of it without. */
  readonly part?: {
    readonly plan: PlanName
    readonly posts: number
    readonly discountPercent: number
    readonly pricePaise: number
    readonly gstPaise: number
    readonly totalPaise: number
  }
}

type Deps = {
  mail: Pick<MailService, 'queue'>
  /** Of the main language: what a document says was sold does not change after it is issued. */
  t: Translator
  config: Pick<Config, 'productName' | 'isDemonstration' | 'supplier' | 'invoicing'>
}

export type InvoicesService = ReturnType<typeof createInvoicesService>

/**
 * Issues tax invoices, and the credit notes that reverse them. The caller's transaction issues them
 * last, because that locks the series of numbers.
 */
export function createInvoicesService({ mail, t, config }: Deps) {
  const supplier: Supplier = {
    brand: config.productName,
    ...config.supplier,
    isSample: config.isDemonstration,
  }

  return {
    /** Issues the invoice of a paid order and returns its number. Idempotent. */
    async issue(tx: Transaction<DB>, sale: Sale): Promise<string> {
      const findNumber = () => repository.findInvoiceNumber(tx, sale.orderId)
      return (
        (await findNumber()) ??
        (await takeNumber(tx, { table: 'invoices', at: sale.at, findNumber }, async (numbered) => {
          const profile = await findEmployerProfile(tx, sale.employerId)
          if (!profile) throw new Error('An order of an employer without a profile')
          const billing = await findBillingDetails(tx, sale.employerId)
          const recipient = toRecipient(billing, profile)
          const place = placeOfSupply(recipient)
          const split = splitGst(sale.gstPaise, {
            supplierState: supplier.state,
            placeOfSupply: place,
          })
          const id = newId()
          await repository.insertInvoice(tx, {
            ...numbered,
            id,
            order_id: sale.orderId,
            supplier: JSON.stringify(supplier),
            recipient: JSON.stringify(recipient),
            place_of_supply: place,
            sac: config.invoicing.sac,
            description: describe(t, sale),
            taxable_paise: sale.pricePaise,
            ...toColumns(split),
            total_paise: sale.totalPaise,
          })
          await mail.queue(tx, { kind: 'invoice', id })
        }))
      )
    },

    /**
     * Issues the credit note of a refunded order, or of a part of it, and returns its number. Idempotent. Undefined when
     * the refunded payment has no invoice.
     */
    async credit(tx: Transaction<DB>, { orderId, refundId, at, part }: Return) {
      const invoice = await repository.findRefundedInvoice(tx, { orderId, refundId })
      if (!invoice) return undefined
      const findNumber = () => repository.findCreditNoteNumber(tx, invoice.id)
      return (
        (await findNumber()) ??
        (await takeNumber(tx, { table: 'credit_notes', at, findNumber }, async (numbered) => {
          const id = newId()
          await repository.insertCreditNote(tx, {
            ...numbered,
            id,
            invoice_id: invoice.id,
            refund_id: refundId,
            ...(part && {
              description: describe(t, { ...part, kind: 'credits', quantity: part.posts }),
              taxable_paise: part.pricePaise,
              total_paise: part.totalPaise,
              ...toColumns(
                splitGst(part.gstPaise, {
                  supplierState: supplierSchema.parse(invoice.supplier).state,
                  placeOfSupply: recipientSchema.parse(invoice.recipient).state,
                }),
              ),
            }),
          })
          await mail.queue(tx, { kind: 'credit-note', id })
        }))
      )
    },
  }

  type NumberRequest = {
    readonly table: 'invoices' | 'credit_notes'
    readonly at: Date
    readonly findNumber: () => Promise<string | undefined>
  }

  type Numbered = {
    readonly series: string
    readonly financial_year: string
    readonly serial: number
    readonly number: string
    readonly issued_at: Date
  }

  async function takeNumber(
    tx: Transaction<DB>,
    { table, at, findNumber }: NumberRequest,
    write: (numbered: Numbered) => Promise<void>,
  ): Promise<string> {
    const { prefix, creditNotePrefix } = config.invoicing
    const counter = {
      series: table === 'invoices' ? prefix : creditNotePrefix,
      financialYear: financialYear(at),
    }
    const serial = (await lockCounter(tx, counter)) + 1
    // A concurrent transaction may have issued it while this one waited for the counter.
    const existing = await findNumber()
    if (existing !== undefined) return existing
    const last = await findLastIssue(tx, table, counter)
    const number = documentNumber(counter.series, counter.financialYear, serial)
    await write({
      series: counter.series,
      financial_year: counter.financialYear,
      serial,
      number,
      // Dates increase with the numbers, even if the clocks of machines differ.
      issued_at: last && last > at ? last : at,
    })
    await advanceCounter(tx, counter, serial)
    return number
  }
}

const toColumns = ({ cgstPaise, sgstPaise, igstPaise }: ReturnType<typeof splitGst>) => ({
  cgst_paise: cgstPaise,
  sgst_paise: sgstPaise,
  igst_paise: igstPaise,
})

type Described = Pick<Sale, 'kind' | 'plan' | 'quantity' | 'discountPercent'>

function describe(
  t: Translator,
  { kind, plan, quantity, discountPercent: percent = 0 }: Described,
): string {
  const days = plans[plan].validDays
  const name = t(`pricing.${plan}`)
  if (kind === 'renewal') return t('invoice.descriptionOfRenewal', { plan: name, days })
  if (percent > 0) {
    const values = { count: quantity, plan: name, days, percent }
    return t('invoice.descriptionOfDiscounted', values)
  }
  return quantity === 1
    ? t('invoice.description', { plan: name, days })
    : t('invoice.descriptionOfPosts', { count: quantity, plan: name, days })
}
