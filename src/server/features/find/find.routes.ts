import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import { presentFound } from './find.presenter.ts'
import type { FindService } from './find.service.ts'

export function bindFind(bind: Bind, { find }: { readonly find: FindService }): void {
  bind.signedIn(endpoints.findAnything, async ({ viewer, body, t }) =>
    presentFound(await find.find(viewer, body.q), t),
  )
}
