import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { SavedJobsService } from './saved-jobs.service.ts'

export function bindSavedJobs(bind: Bind, savedJobs: SavedJobsService): void {
  bind.signedIn(endpoints.listSavedJobs, async ({ viewer, query, sendPage }) =>
    sendPage(await savedJobs.list(viewer, query)),
  )
  bind.signedIn(endpoints.listSavedJobIds, async ({ viewer }) => ({
    jobIds: await savedJobs.listIds(viewer),
  }))
  bind.signedIn(endpoints.saveJobs, async ({ viewer, body }) => ({
    jobIds: await savedJobs.save(viewer, body.jobIds),
  }))
  bind.signedIn(endpoints.removeSavedJob, async ({ viewer, params }) => {
    await savedJobs.remove(viewer, params.jobId)
    return { success: true } as const
  })
}
