import { endpoints } from '#contract/endpoints.ts'
import { sentence } from '#contract/sentences.ts'
import type { Bind } from '../http/endpoint.ts'
import type { SayingsService } from './sayings.service.ts'

export function bindSayings(bind: Bind, sayings: SayingsService): void {
  bind.signedIn(endpoints.listSayings, async ({ query, sendPage }) =>
    sendPage(await sayings.list(query)),
  )
  bind.signedIn(endpoints.saveSaying, async ({ viewer, body }) => sayings.save(viewer, body))
  bind.signedIn(endpoints.removeSaying, async ({ viewer, body }) => {
    await sayings.remove(viewer, body.phrase)
    return { message: sentence('sayings.removed') }
  })
}
