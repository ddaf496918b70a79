import type { RejectionReason } from '#contract/jobs/options.ts'

/** Whether a job that was rejected for a reason may be corrected and posted again. */
export const canPostAgain = {
  askedForMoney: true,
  unreachable: true,
  notConfirmed: true,
  detailsWrong: true,
  postedTwice: false,
  notAllowed: false,
  other: true,
} as const satisfies Record<RejectionReason, boolean>
