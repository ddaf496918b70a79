import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '../http/endpoint.ts'
import { writtenList, WrittenReply } from '../http/written-reply.ts'
import type { JobsService } from './jobs.service.ts'

export function bindJobs(bind: Bind, jobs: JobsService): void {
  bind.signedIn(endpoints.listJobs, async ({ viewer, body, sendPage }) =>
    writtenList(endpoints.listJobs.reply, sendPage(await jobs.listJobs(viewer, body))),
  )
  bind.signedIn(
    endpoints.getJob,
    async ({ viewer, params }) =>
      new WrittenReply(endpoints.getJob.reply, await jobs.getJob(viewer, params.jobId)),
  )
  bind.open(endpoints.listPublicJobs, async ({ query, sendPage }) =>
    writtenList(endpoints.listPublicJobs.reply, sendPage(await jobs.listPublicJobs(query))),
  )
  bind.open(endpoints.getClosedJob, async ({ params }) => jobs.getClosedJob(params.jobId))
  bind.open(endpoints.getPublicJob, async ({ params }) => jobs.getPublicJob(params.jobId))
  bind.open(endpoints.countJobOptions, async ({ query }) => jobs.countJobOptions(query))
  bind.open(endpoints.loosenSearch, async ({ query }) => jobs.loosenSearch(query))
  bind.open(endpoints.listJobFilterChoices, async ({ query }) =>
    jobs.listJobFilterChoices(query.most),
  )
  bind.open(endpoints.listHiringCompanies, async () => jobs.listHiringCompanies())
  bind.signedIn(endpoints.listOwnJobs, async ({ viewer, body, sendPage }) =>
    sendPage(await jobs.listOwnJobs(viewer, body)),
  )
  bind.signedIn(endpoints.getPostingTerms, async ({ viewer }) => jobs.getPostingTerms(viewer))
  bind.signedIn(endpoints.postJob, async ({ viewer, body, files }) =>
    jobs.postJob(viewer, body, files.profile),
  )
}
