import { limits } from '#contract/limits.ts'
import { gstPercent, plans } from '#contract/payments/pricing.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import type { ContactField, PublicConfig } from '#contract/site/schemas.ts'
import { rupees } from '#web/lib/format/money.ts'

/**
 * The figures in the legal texts. They come from the real prices, limits and periods, so the texts
 * stay true.
 */
export function legalFacts(site: PublicConfig, t: Translator): Record<string, string | number> {
  const contact = (field: ContactField) =>
    site.sampleContacts.includes(field) ? t('demo.sample', { value: site[field] }) : site[field]
  return {
    product: site.productName,
    phone: contact('supportPhone'),
    email: contact('supportEmail'),
    address: contact('registeredAddress'),
    freePosts: limits.freePosts,
    freeDays: limits.freePostDays,
    basicPrice: rupees(plans.basic.priceRupees),
    basicDays: plans.basic.validDays,
    demandPrice: rupees(plans.demand.priceRupees),
    demandDays: plans.demand.validDays,
    gst: gstPercent,
    minAge: limits.minCandidateAgeYears,
    sessionDays: limits.sessionDays,
    codeMinutes: limits.loginCodeMinutes,
    linkMinutes: limits.signedLinkMinutes,
    deletedYears: limits.deletedAccountYears,
    grievanceDays: limits.grievanceAnswerDays,
    refundDays: limits.refundRequestDays,
    refundProcessing: limits.refundProcessingBusinessDays,
  }
}
