import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import { translateReply } from '#server/lib/untranslated.ts'
import type { PostingService } from './posting.service.ts'

export function bindPosting(bind: Bind, posting: PostingService): void {
  bind.signedIn(endpoints.getPostingTerms, async ({ viewer }) => posting.getPostingTerms(viewer))
  bind.signedIn(endpoints.postJob, async ({ viewer, body, files, t }) =>
    translateReply(t, await posting.postJob(viewer, body, files.profile)),
  )
}
