import { z } from 'zod'
import { blockReasons } from '#contract/blocks/options.ts'
import { contactRequestSchema } from '#contract/contact/schemas.ts'
import { calendarDate, cursorSchema, listLimit, noteText, searchText } from '#contract/fields.ts'
import { jobStateSchema } from '#contract/jobs/schemas.ts'
import { limits } from '#contract/limits.ts'
import { receivedGrievanceSchema } from '#contract/privacy/grievance-schemas.ts'
import { grievanceTopicOptions } from '#contract/privacy/options.ts'
import { reportReasonOptions } from '#contract/reports/options.ts'
import { cannedAnswerNames } from './canned-answers.ts'
import { caseKinds, caseStates, caseViews } from './kinds.ts'

/** An instant: ISO 8601 in UTC. */
const instant = z.string()

export const listCasesSchema = z
  .object({
    kind: z.enum(caseKinds),
    view: z.enum(caseViews),
    /** A part of a name, a title or a text, or a whole phone number, e-mail address or ticket number. */
    search: searchText(limits.searchTextLength),
    cursor: cursorSchema,
    limit: listLimit,
  })
  .partial()

export const listedCaseSchema = z.object({
  kind: z.enum(caseKinds),
  /** Of the call-back request or the grievance; of the job that is reported. */
  id: z.string(),
  /** Who wrote; the company whose job is reported. */
  who: z.string(),
  /** What they wrote; the title of the job. */
  title: z.string(),
  topic: z.literal(grievanceTopicOptions.map(({ value }) => value)).nullable(),
  /** The weightiest reason of the reports. */
  reason: z.literal(reportReasonOptions.map(({ value }) => value)).nullable(),
  /** How many wrote. */
  people: z.int(),
  /** The admin who has taken it; null while nobody has. */
  owner: z.object({ id: z.string(), name: z.string(), isMe: z.boolean() }).nullable(),
  state: z.enum(caseStates),
  openedAt: instant,
  dueAt: instant,
  isLate: z.boolean(),
  doneAt: instant.nullable(),
})
export type ListedCase = z.infer<typeof listedCaseSchema>

const reportedJobSchema = z.object({
  jobId: z.string(),
  state: jobStateSchema,
  organisationId: z.string(),
  /** How many applied. */
  applications: z.int(),
  /** Tries to call its HR contact that nobody answered. */
  calls: z.int(),
  openReports: z.int(),
})
export type ReportedJob = z.infer<typeof reportedJobSchema>

/** The block that somebody objects to. */
const objectedBlockSchema = z.object({
  reason: z.enum(blockReasons),
  note: z.string(),
  blockedAt: instant,
  hasEnded: z.boolean(),
  /** Where an admin ends it; null for a block of a phone, a domain or a GSTIN alone. */
  organisationId: z.string().nullable(),
})
export type ObjectedBlock = z.infer<typeof objectedBlockSchema>

export const caseSchema = listedCaseSchema.extend({
  /** Of our team; nobody else sees it. */
  note: z.string(),
  /** Who may have it. */
  admins: z.array(z.object({ id: z.string(), name: z.string(), isMe: z.boolean() })),
  /** In the language of whom the answer goes to. */
  cannedAnswers: z.array(z.object({ name: z.enum(cannedAnswerNames), text: z.string() })),
  content: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('report'), job: reportedJobSchema }),
    z.object({ kind: z.literal('contact'), request: contactRequestSchema }),
    z.object({
      kind: z.literal('objection'),
      request: contactRequestSchema,
      block: objectedBlockSchema,
    }),
    z.object({ kind: z.literal('grievance'), ticket: receivedGrievanceSchema }),
  ]),
})
export type Case = z.infer<typeof caseSchema>

export const caseParamsSchema = z.object({ kind: z.enum(caseKinds), caseId: z.string() })

/**
 * What an admin sets, each part by itself. `seenOwner` is whom the screen showed, absent for nobody: no admin takes from
 * another unknowingly.
 */
export const assignCaseSchema = z.object({
  ownerId: z.union([z.uuid(), z.literal('nobody')]).optional(),
  seenOwner: z.uuid().optional(),
  note: noteText.optional(),
  isWaiting: z.boolean().optional(),
  /** The day in India at whose end it is due. */
  dueOn: calendarDate('inbox.dueOutside').optional(),
})
export type AssignCaseInput = z.output<typeof assignCaseSchema>
