import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { SynonymsService } from './synonyms.service.ts'

export function bindSynonyms(bind: Bind, synonyms: SynonymsService): void {
  bind.signedIn(endpoints.listSynonyms, async ({ query, sendPage }) =>
    sendPage(await synonyms.list(query)),
  )
  bind.signedIn(endpoints.saveSynonym, async ({ viewer, body }) => synonyms.save(viewer, body))
  bind.signedIn(endpoints.removeSynonym, async ({ viewer, body, t }) => {
    await synonyms.remove(viewer, body.phrase)
    return { message: t('synonyms.removed') }
  })
}
