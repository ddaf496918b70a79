import { z } from 'zod'
import { optionalText, requiredOption } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { reportReasonOptions } from '#contract/reports/options.ts'

/** An admin's decision on a job's reports: the job stays as it is, or the admin acted on it. */
export const reportDecisions = ['kept', 'acted'] as const
export type ReportDecision = (typeof reportDecisions)[number]

/** The report form: a reason from the list, and optional text. */
export const reportFormSchema = z.object({
  reason: requiredOption(reportReasonOptions, 'report.reasonRequired'),
  words: optionalText(limits.longText),
})

/** `reportFormSchema` parses the fields. */
export const reportJobSchema = z.looseObject({})

export const reportJobReplySchema = z.object({ message: z.string() })

/** A report as admins see it, without its author. */
export const jobReportSchema = z.object({
  id: z.string(),
  reason: z.literal(reportReasonOptions.map(({ value }) => value)),
  words: z.string(),
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
