import { z } from 'zod'
import { jobCardSchema } from '#contract/jobs/schemas.ts'
import { matchOf, unmetRequirements } from '#contract/jobs/match.ts'
import type { Requirement, PersonAnswers, JobRequirements } from '#contract/jobs/match.ts'

/** Why a job is shown to a candidate who did not search, the strongest first. */
export const forYouReasons = ['sameWork', 'near', 'education', 'languages'] as const
export type ForYouReason = (typeof forYouReasons)[number]

export const jobsForYouSchema = z.object({
  /** The job that the candidate applied for last; null without one. */
  because: z.object({ jobTitle: z.string(), jobCity: z.string() }).nullable(),
  jobs: z.array(z.object({ job: jobCardSchema, reason: z.enum(forYouReasons) })),
})
export type JobsForYou = z.infer<typeof jobsForYouSchema>

type Job = JobRequirements & { readonly category: string; readonly distanceKm?: number | undefined }
type Candidate = {
  readonly own: PersonAnswers
  /** The kind of work of the job that was applied for last. */
  readonly category: string | undefined
}

/** Why a job fits a candidate; undefined for one that does not, or that asks for what the profile does not have. */
export function reasonFor(job: Job, { own, category }: Candidate): ForYouReason | undefined {
  const held = matchOf(job, own)
  if (unmetRequirements(held).length > 0) return undefined
  const meets = (...requirements: readonly Requirement[]) =>
    held.some(({ requirement, state }) => state === 'met' && requirements.includes(requirement))
  const isReason: Record<ForYouReason, boolean> = {
    sameWork: job.category === category,
    near: job.distanceKm !== undefined,
    education: meets('education', 'experience'),
    languages: meets('hindi', 'english'),
  }
  return forYouReasons.find((reason) => isReason[reason])
}
