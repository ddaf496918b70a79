import type { Kysely } from 'kysely'
import { billingFormSchema } from '#contract/invoices/schemas.ts'
import { billingFieldOrder } from '#contract/invoices/field-order.ts'
import type { BillingDetails } from '#contract/invoices/schemas.ts'
import type { Config } from '#server/config/config.ts'
import type { DB } from '#server/db/types.ts'
import type { BlockList } from '#server/features/blocks/block-list.service.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { parseForm } from '#server/lib/parse-form.ts'
import * as repository from './billing-details.repository.ts'
import { placeOfSupply, toRecipient } from './parties.rules.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  blockList: Pick<BlockList, 'requireAllowed'>
  config: Pick<Config, 'supplier'>
}

export type BillingDetailsService = ReturnType<typeof createBillingDetailsService>

/** The recipient of an employer's future invoices. Issued invoices do not change. */
export function createBillingDetailsService({ db, clock, blockList, config }: Deps) {
  return {
    read,

    /** @throws AppError PROFILE_INCOMPLETE, INVALID_FORM */
    async save(viewer: Viewer, form: unknown): Promise<BillingDetails> {
      const { legalName, gstin, ...place } = parseForm(billingFormSchema, form, billingFieldOrder)
      await requireProfile(viewer)
      await blockList.requireAllowed([{ field: 'gstin', kind: 'gstin', value: gstin }])
      await repository.putBillingDetails(db, {
        employer_id: viewer.accountId,
        legal_name: legalName,
        gstin: gstin === '' ? null : gstin,
        ...place,
        updated_at: clock.now(),
      })
      return await read(viewer)
    },
  }

  /** @throws AppError PROFILE_INCOMPLETE */
  async function read(viewer: Viewer): Promise<BillingDetails> {
    const profile = await requireProfile(viewer)
    const billing = await repository.findBillingDetails(db, viewer.accountId)
    const { gstin, ...recipient } = toRecipient(billing, profile)
    return {
      ...recipient,
      gstin: gstin ?? '',
      isSaved: billing !== undefined,
      isSupplierState: placeOfSupply({ ...recipient, gstin }) === config.supplier.state,
    }
  }

  async function requireProfile(viewer: Viewer) {
    const profile = await repository.findEmployerProfile(db, viewer.accountId)
    if (!profile) throw new AppError('PROFILE_INCOMPLETE')
    return profile
  }
}
