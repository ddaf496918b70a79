import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import { translateReply } from '#server/lib/untranslated.ts'
import type { JobReviewsService } from './job-reviews.service.ts'

export function bindJobReviews(bind: Bind, jobReviews: JobReviewsService): void {
  bind.signedIn(endpoints.askForChanges, async ({ viewer, params, body, t }) =>
    translateReply(t, await jobReviews.askForChanges(viewer, params.jobId, body)),
  )
  bind.signedIn(endpoints.editOwnJob, async ({ viewer, params, body, files, t }) =>
    translateReply(t, await jobReviews.editOwnJob(viewer, params.jobId, body, files.profile)),
  )
  bind.signedIn(endpoints.decideRevision, async ({ viewer, params, body, t }) =>
    translateReply(t, await jobReviews.decideRevision(viewer, params.revisionId, body)),
  )
}
