import { z } from 'zod'
import {
  calendarDate,
  cursorSchema,
  listLimit,
  optionalText,
  requiredText,
} from '#contract/fields.ts'
import { applicantStages } from '#contract/applications/stages.ts'
import { limits } from '#contract/limits.ts'
import {
  bringItems,
  interviewKinds,
  interviewModes,
  interviewMoreDays,
  slotMinutes,
} from './options.ts'
import { candidateAnswers, dayNews, employerMarks, invitationStates } from './states.ts'

/** A time of the day in India, `HH:mm`. */
const clockTime = z
  .string({ error: 'interviews.timeRequired' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'interviews.timeRequired' })

/** The form that makes interview times of a job: one walk-in window, or slots one after the other. */
export const timesFormSchema = z
  .object({
    jobId: z.uuid({ error: 'interviews.jobRequired' }),
    kind: z.enum(interviewKinds),
    day: calendarDate('interviews.dayRequired'),
    /** Further days with the same times. */
    moreDays: z.array(calendarDate('interviews.dayRequired')).max(interviewMoreDays).default([]),
    from: clockTime,
    to: clockTime,
    minutes: z.enum(slotMinutes, { error: 'interviews.minutesRequired' }),
    capacity: z.coerce
      .number({ error: 'interviews.capacityRequired' })
      .int({ error: 'interviews.capacityRequired' })
      .min(1, { error: 'interviews.capacityRequired' })
      .max(limits.interviewCapacity, { error: 'interviews.capacityTooLarge' }),
    mode: z.enum(interviewModes),
    place: optionalText(limits.shortText),
    askFor: optionalText(limits.shortText),
    bring: z.array(z.enum(bringItems)).max(bringItems.length).default([]),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'interviews.endsBeforeStart' })
  .refine(({ mode, place }) => mode !== 'inPerson' || place !== '', {
    path: ['place'],
    error: 'interviews.placeRequired',
  })
export type TimesForm = z.output<typeof timesFormSchema>

/** `timesFormSchema` parses the fields. The form's own id, so that a repeated send makes nothing twice. */
export const makeTimesSchema = z.looseObject({ submissionId: z.uuid() })
export const timesMadeSchema = z.object({ success: z.literal(true), count: z.int() })

/** A time that people can be invited to. */
export const interviewTimeSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  kind: z.enum(interviewKinds),
  mode: z.enum(interviewModes),
  /** ISO 8601 in UTC. */
  startsAt: z.string(),
  endsAt: z.string(),
  place: z.string(),
  askFor: z.string(),
  bring: z.array(z.enum(bringItems)),
  capacity: z.int(),
  taken: z.int(),
})
export type InterviewTime = z.infer<typeof interviewTimeSchema>

/** A time as its employer sees it. */
export const ownInterviewTimeSchema = interviewTimeSchema.extend({
  /** The first of those who hold its places, by name; empty for a walk-in window. */
  people: z.array(z.string()),
})
export type OwnInterviewTime = z.infer<typeof ownInterviewTimeSchema>

/** Times from a day on, and until another one (not of it), of one job or of all. */
export const listTimesSchema = z
  .object({
    jobId: z.uuid(),
    from: calendarDate('interviews.dayRequired'),
    until: calendarDate('interviews.dayRequired'),
    cursor: cursorSchema,
    limit: listLimit,
  })
  .partial()

export const timeParamsSchema = z.object({ timeId: z.string() })

/** Without a time each candidate chooses one of the job's free ones. */
export const inviteSchema = z.object({
  people: z.array(z.uuid()).min(1).max(limits.applicantsAtOnce),
  timeId: z.uuid().optional(),
})
export const invitedReplySchema = z.object({ success: z.literal(true), count: z.int() })

export const markSchema = z.object({
  mark: z.enum(employerMarks),
  /** The state that the screen showed. Another one is not overwritten. */
  from: z.enum(invitationStates),
})

export const invitationReplySchema = z.object({
  success: z.literal(true),
  state: z.enum(invitationStates),
})

/** The people of a day, or those who wait for a time. */
export const listInvitationsSchema = z
  .object({ day: calendarDate('interviews.dayRequired'), cursor: cursorSchema, limit: listLimit })
  .partial()

export const invitedPersonSchema = z.object({
  applicationId: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  name: z.string(),
  mobileNumber: z.string(),
  state: z.enum(invitationStates),
  /** Where the application stands. */
  stage: z.enum(applicantStages),
  arrivedAt: z.string().nullable(),
  /** The turn among those who came that day. */
  queueNumber: z.int().nullable(),
  /** Said to be late. */
  isLate: z.boolean(),
  /** Null while the candidate has not chosen a time, or asked for another. */
  time: interviewTimeSchema.nullable(),
})
export type InvitedPerson = z.infer<typeof invitedPersonSchema>

/** What an invitation says to whoever has its link. */
export const invitationSchema = z.object({
  state: z.enum(invitationStates),
  jobId: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  time: interviewTimeSchema.nullable(),
  /** When it was before the employer moved it, until the candidate answers. ISO 8601 in UTC. */
  movedFrom: z.string().nullable(),
  /** The free times of the job, when the candidate chooses. */
  choices: z.array(interviewTimeSchema),
  /** Nobody expects an answer any more: the time is past, or the application has ended. */
  isOver: z.boolean(),
  /** Who hires. */
  contact: z.object({ name: z.string(), mobile: z.string() }).nullable(),
  /** What is shown on arrival, on the day, by who said to come. */
  pass: z.object({ code: z.string(), day: z.string(), number: z.int().nullable() }).nullable(),
  /** What may be told on the day. */
  mayTell: z.array(z.enum(dayNews)),
  /** What was told. */
  told: z.array(z.enum(dayNews)),
})
export type Invitation = z.infer<typeof invitationSchema>

export const invitationParamsSchema = z.object({ token: requiredText('error.notFound') })

export const answerInvitationSchema = z.object({
  answer: z.enum([...candidateAnswers, ...dayNews]),
  /** The chosen time, with `accept`, where the candidate chooses. */
  timeId: z.uuid().optional(),
})
