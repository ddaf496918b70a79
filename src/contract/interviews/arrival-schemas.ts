import { z } from 'zod'
import { calendarDate, requiredText } from '#contract/fields.ts'

/** The form of somebody at the desk: the code of a pass, as it is typed. */
export const passSchema = z.object({ code: requiredText('interviews.codeRequired') })

/** `passSchema` parses the field. */
export const arriveByPassSchema = z.looseObject({})

export const arrivalSchema = z.object({
  success: z.literal(true),
  name: z.string(),
  /** The turn among those who came for the job on the day. */
  number: z.int(),
})
export type Arrival = z.infer<typeof arrivalSchema>

export const interviewDayParamsSchema = z.object({ day: calendarDate('interviews.dayRequired') })

/** A day of interviews: its figures, and its jobs with the path of the page that their poster leads to. */
export const interviewDaySchema = z.object({
  jobs: z.array(z.object({ id: z.string(), title: z.string(), checkInPath: z.string() })),
  expected: z.int(),
  /** Come, and not interviewed yet. */
  arrived: z.int(),
  attended: z.int(),
  selected: z.int(),
  noShow: z.int(),
})
export type InterviewDay = z.infer<typeof interviewDaySchema>

/** Whose interviews a poster at the entrance is for. */
export const checkInSchema = z.object({ jobTitle: z.string(), companyName: z.string() })
export type CheckIn = z.infer<typeof checkInSchema>

/** The form of the poster's page. */
export const checkInFormSchema = z.object({ phoneNumber: requiredText('login.phoneInvalid') })
