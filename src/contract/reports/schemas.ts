import { z } from 'zod'
import { optionalText } from '#contract/fields.ts'
import { optionWithDefault, requiredOption } from '#contract/option-fields.ts'
import { limits } from '#contract/limits.ts'
import { solvedPuzzleSchema } from '#contract/reports/puzzle-schemas.ts'
import { hasPaidOptions, reportReasonOptions } from '#contract/reports/options.ts'

/** An admin's decision on a job's reports: the job stays as it is, or the admin acted on it. */
export const reportDecisions = ['kept', 'acted'] as const
export type ReportDecision = (typeof reportDecisions)[number]

/** Rupees that were asked for, as a person types them; null when nothing is said. */
const amountAsked = optionalText()
  .transform((text) => text.replaceAll(/[₹,\s]/g, ''))
  .refine((text) => /^\d*$/.test(text) && Number(text) <= limits.maxAmountAskedRupees, {
    error: 'report.amountWrong',
  })
  .transform((text) => (Number(text) === 0 ? null : Number(text)))

/** The report form: a reason from the list, and what else the person wants to say. */
export const reportFormSchema = z
  .object({
    reason: requiredOption(reportReasonOptions, 'report.reasonRequired'),
    amountAsked,
    hasPaid: optionWithDefault(hasPaidOptions, null),
    words: optionalText(limits.longText),
  })
  .transform(({ amountAsked: amount, hasPaid, ...report }) => {
    const isAboutMoney = report.reason === 'askedForMoney'
    return {
      ...report,
      amountAsked: isAboutMoney ? amount : null,
      hasPaid: isAboutMoney && hasPaid !== null ? hasPaid === 'yes' : null,
    }
  })

/** `reportFormSchema` parses the fields. */
export const reportJobSchema = z.looseObject({})

export const puzzleQuerySchema = z.object({ deviceId: z.uuid() })

/** `reportFormSchema` parses the other fields. The device keeps a random id of its own, so that a repeated send adds nothing. */
export const reportPublicJobSchema = z.looseObject({
  deviceId: z.uuid(),
  puzzle: solvedPuzzleSchema,
})

export const reportJobReplySchema = z.object({
  message: z.string(),
  /** The instant of the person's first report of this job, in UTC. */
  reportedAt: z.string(),
  /** Nobody finds the job until an admin has looked at it. */
  isHidden: z.boolean(),
})
export type ReportReceipt = Omit<z.infer<typeof reportJobReplySchema>, 'message'>

/** A report as admins see it, without its author. */
export const jobReportSchema = z.object({
  id: z.string(),
  reason: z.literal(reportReasonOptions.map(({ value }) => value)),
  words: z.string(),
  amountAsked: z.number().nullable(),
  hasPaid: z.boolean().nullable(),
  /** A link for a few minutes. */
  pictureUrl: z.string().nullable(),
  isFromApplicant: z.boolean(),
  /** Whoever wrote it was not signed in. */
  isFromStranger: z.boolean(),
  /** The instant, in UTC. */
  reportedAt: z.string(),
  decision: z.enum(reportDecisions).nullable(),
})
export type JobReport = z.infer<typeof jobReportSchema>

export const listJobReportsSchema = z
  .object({
    cursor: z.string().max(limits.addressLength),
    limit: z.coerce.number().int().min(1).max(limits.listMax),
  })
  .partial()

/** `openReports` is the number of reports that the admin saw, so that a new one is not decided unseen. */
export const decideReportsSchema = z.object({
  decision: z.enum(reportDecisions),
  openReports: z.number().int().min(0),
})
export const decideReportsReplySchema = z.object({ success: z.literal(true), message: z.string() })
