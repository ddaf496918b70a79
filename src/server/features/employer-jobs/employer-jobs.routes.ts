import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import { translateReply } from '#server/lib/untranslated.ts'
import type { DutiesService } from './duties.service.ts'
import type { EmployerJobsService } from './employer-jobs.service.ts'
import type { JobActsService } from './job-acts.service.ts'
import type { PostersService } from './posters.service.ts'
import type { WithdrawalsService } from './withdrawals.service.ts'

type Services = {
  employerJobs: EmployerJobsService
  duties: DutiesService
  posters: PostersService
  jobActs: JobActsService
  withdrawals: WithdrawalsService
}

export function bindEmployerJobs(
  bind: Bind,
  { employerJobs, duties, posters, jobActs, withdrawals }: Services,
): void {
  bind.signedIn(endpoints.listOwnJobs, async ({ viewer, body, sendPage }) =>
    sendPage(await employerJobs.listOwnJobs(viewer, body)),
  )
  bind.signedIn(endpoints.getEmployerDuties, async ({ viewer }) => duties.getDuties(viewer))
  bind.signedIn(endpoints.readOwnJob, async ({ viewer, params }) =>
    employerJobs.readOwnJob(viewer, params.jobId),
  )
  bind.download(endpoints.downloadPoster, async ({ viewer, params, query }) => ({
    fileName: 'poster.pdf',
    mediaType: 'application/pdf',
    parts: onePart(await posters.drawPoster(viewer, params.jobId, query)),
  }))
  bind.signedIn(endpoints.actOnJob, async ({ viewer, params, body, t }) =>
    translateReply(t, await jobActs.actOnJob(viewer, params.jobId, body)),
  )
  bind.signedIn(endpoints.withdrawJob, async ({ viewer, params, t }) =>
    translateReply(t, await withdrawals.withdrawJob(viewer, params.jobId)),
  )
}

async function* onePart(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
