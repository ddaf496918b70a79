import type { Transaction } from 'kysely'
import type { PlanName } from '#contract/pricing.ts'
import { plans } from '#contract/pricing.ts'
import { sentence } from '#contract/sentences.ts'
import type { Config } from '../config.ts'
import type { DB } from '../db/types.ts'
import { newId } from '../lib/ids.ts'
import type { MailService } from '../mail/mail.service.ts'
import { findBillingDetails, findEmployerProfile } from './billing-details.repository.ts'
import { documentNumber, financialYear } from './document-number.rules.ts'
import { advanceCounter, findLastIssue, lockCounter } from './document-numbers.repository.ts'
import * as repository from './invoices.repository.ts'
import { placeOfSupply, toRecipient } from './parties.rules.ts'
import type { Supplier } from './parties.rules.ts'
import { splitGst } from './tax-split.rules.ts'

type Sale = {
  readonly orderId: string
  readonly employerId: string
  readonly plan: PlanName
  readonly pricePaise: number
  readonly gstPaise: number
  readonly totalPaise: number
  readonly at: Date
}

type Return = { readonly orderId: string; readonly refundId: string; readonly at: Date }

type Needs = {
  mail: Pick<MailService, 'queue'>
  config: Pick<Config, 'productName' | 'isDemonstration' | 'supplier' | 'invoicing'>
}

export type InvoicesService = ReturnType<typeof createInvoicesService>

/**
 * Writes tax invoices and the credit notes that take them back. Both happen in the transaction that
 * moves the money, as its last step: from then on it holds the series of numbers.
 */
export function createInvoicesService({ mail, config }: Needs) {
  const supplier: Supplier = {
    brand: config.productName,
    ...config.supplier,
    isSample: config.isDemonstration,
  }

  return {
    /** The invoice of a paid order, once however often it is asked for. Gives its number. */
    async issue(trx: Transaction<DB>, sale: Sale): Promise<string> {
      const findNumber = () => repository.findInvoiceNumber(trx, sale.orderId)
      return (
        (await findNumber()) ??
        (await takeNumber(trx, { table: 'invoices', at: sale.at, findNumber }, async (numbered) => {
          const profile = await findEmployerProfile(trx, sale.employerId)
          if (!profile) throw new Error('An order of an employer without a profile')
          const billing = await findBillingDetails(trx, sale.employerId)
          const recipient = toRecipient(billing, profile)
          const place = placeOfSupply(recipient)
          const { cgstPaise, sgstPaise, igstPaise } = splitGst(sale.gstPaise, {
            supplierState: supplier.state,
            placeOfSupply: place,
          })
          const id = newId()
          await repository.insertInvoice(trx, {
            ...numbered,
            id,
            order_id: sale.orderId,
            supplier: JSON.stringify(supplier),
            recipient: JSON.stringify(recipient),
            place_of_supply: place,
            sac: config.invoicing.sac,
            description: describe(sale.plan),
            taxable_paise: sale.pricePaise,
            cgst_paise: cgstPaise,
            sgst_paise: sgstPaise,
            igst_paise: igstPaise,
            total_paise: sale.totalPaise,
          })
          await mail.queue(trx, { kind: 'invoice', id })
        }))
      )
    },

    /**
     * Takes the invoice of a refunded order back, once however often it is asked for. Gives the
     * credit note's number; undefined when no invoice stands for the refunded money.
     */
    async credit(trx: Transaction<DB>, { orderId, refundId, at }: Return) {
      const invoice = await repository.findRefundedInvoice(trx, { orderId, refundId })
      if (!invoice) return undefined
      const findNumber = () => repository.findCreditNoteNumber(trx, invoice.id)
      return (
        (await findNumber()) ??
        (await takeNumber(trx, { table: 'credit_notes', at, findNumber }, async (numbered) => {
          const id = newId()
          await repository.insertCreditNote(trx, {
            ...numbered,
            id,
            invoice_id: invoice.id,
            refund_id: refundId,
          })
          await mail.queue(trx, { kind: 'credit-note', id })
        }))
      )
    },
  }

  type Wish = {
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
    trx: Transaction<DB>,
    { table, at, findNumber }: Wish,
    write: (numbered: Numbered) => Promise<void>,
  ): Promise<string> {
    const { prefix, creditNotePrefix } = config.invoicing
    const counter = {
      series: table === 'invoices' ? prefix : creditNotePrefix,
      financialYear: financialYear(at),
    }
    const serial = (await lockCounter(trx, counter)) + 1
    // Somebody else may have written it while this transaction waited for the counter.
    const meanwhile = await findNumber()
    if (meanwhile !== undefined) return meanwhile
    const last = await findLastIssue(trx, table, counter)
    const number = documentNumber(counter.series, counter.financialYear, serial)
    await write({
      series: counter.series,
      financial_year: counter.financialYear,
      serial,
      number,
      // Dates run as the numbers do, also between machines whose clocks differ.
      issued_at: last && last > at ? last : at,
    })
    await advanceCounter(trx, counter, serial)
    return number
  }
}

function describe(plan: PlanName): string {
  return sentence('invoice.description', {
    plan: sentence(`pricing.${plan}`),
    days: plans[plan].validDays,
  })
}
