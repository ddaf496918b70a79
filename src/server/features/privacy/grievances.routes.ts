import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import { translateReply } from '#server/lib/untranslated.ts'
import type { GrievancesService } from './grievances.service.ts'

export function bindGrievances(bind: Bind, grievances: GrievancesService): void {
  bind.signedIn(endpoints.fileGrievance, async ({ viewer, body, t }) =>
    translateReply(t, await grievances.file(viewer, body)),
  )
  bind.signedIn(endpoints.listOwnGrievances, async ({ viewer, body, sendPage }) =>
    sendPage(await grievances.listOwn(viewer, body)),
  )
  bind.signedIn(endpoints.answerGrievance, async ({ viewer, params, body }) =>
    grievances.answer(viewer, params.grievanceId, body),
  )
}
