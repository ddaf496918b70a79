import { limits } from '#contract/limits.ts'
import { gstPercent, plans } from '#contract/pricing.ts'
import type { PublicConfig } from '#contract/site.ts'
import { rupees } from '#web/lib/money.ts'

/** What the legal texts name: they say what the product really charges, keeps and waits for. */
export function legalFacts(site: PublicConfig): Record<string, string | number> {
  return {
    product: site.productName,
    phone: site.supportPhone,
    email: site.supportEmail,
    address: site.registeredAddress,
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
