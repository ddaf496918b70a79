import { z } from 'zod'
import { optionalText, requiredOption } from './fields.ts'
import { limits } from './limits.ts'
import { reportReasonOptions } from './options.ts'

/** What an admin made of a job's reports: it stays as it is, or something was done about it. */
export const reportDecisions = ['kept', 'acted'] as const
export type ReportDecision = (typeof reportDecisions)[number]

/** A report's form: a reason of the list, and more in the candidate's own words if they like. */
export const reportFormSchema = z.object({
  reason: requiredOption(reportReasonOptions, 'report.reasonRequired'),
  words: optionalText(limits.longText),
})
export const reportFieldOrder = ['reason', 'words'] as const

/** `reportFormSchema` reads what stands in it. */
export const reportJobSchema = z.looseObject({})

export const reportJobReplySchema = z.object({ message: z.string() })

/** A report as admins read it. It does not tell whose it is. */
export const jobReportSchema = z.object({
  id: z.string(),
  reason: z.string(),
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

/** `openReports` says how many were read: one that came meanwhile is not decided on unseen. */
export const decideReportsSchema = z.object({
  decision: z.enum(reportDecisions),
  openReports: z.number().int().min(0),
})
export const decideReportsReplySchema = z.object({ success: z.literal(true), message: z.string() })
