import { isbot } from 'isbot'
import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { JobViewsService } from './job-views.service.ts'

export function bindJobViews(bind: Bind, jobViews: JobViewsService): void {
  bind.open(endpoints.countJobView, async ({ viewer, params, body, userAgent }) => {
    const isPerson = userAgent !== '' && !isbot(userAgent)
    if (isPerson) jobViews.count(params.jobId, { viewer, ...body })
    return { success: true } as const
  })
}
