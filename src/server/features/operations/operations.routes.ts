import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { OperationsService } from './operations.service.ts'

export function bindOperations(bind: Bind, operations: OperationsService): void {
  bind.signedIn(endpoints.getSystem, async () => await operations.getSystem())
  bind.signedIn(endpoints.listStoppedWork, async ({ query, sendPage }) =>
    sendPage(await operations.listStopped(query)),
  )
  bind.signedIn(endpoints.resendWork, async ({ viewer, params }) => ({
    success: true as const,
    changed: await operations.resend(viewer, params.workId),
  }))
  bind.signedIn(endpoints.dropWork, async ({ viewer, params }) => ({
    success: true as const,
    changed: await operations.drop(viewer, params.workId),
  }))
}
