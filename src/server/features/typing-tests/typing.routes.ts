import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { TypingTestsService } from './typing.service.ts'

export function bindTypingTests(bind: Bind, typingTests: TypingTestsService): void {
  bind.signedIn(endpoints.readTypingTest, ({ viewer, query }) =>
    typingTests.read(viewer, query.language),
  )
  bind.signedIn(endpoints.startTypingTest, ({ viewer, body }) => typingTests.start(viewer, body))
  bind.signedIn(endpoints.finishTypingTest, ({ viewer, params, body }) =>
    typingTests.finish(viewer, params.testId, body.typed),
  )
}
