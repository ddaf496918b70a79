import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { SecondFactorService } from './second-factor.service.ts'

export function bindSecondFactor(bind: Bind, secondFactor: SecondFactorService): void {
  bind.signedIn(endpoints.getSecondFactor, async ({ viewer }) => secondFactor.getState(viewer))
  bind.signedIn(endpoints.enterSecondFactor, async ({ viewer, bearerToken = '', body }) =>
    secondFactor.enter(viewer, bearerToken, body.code),
  )
  bind.signedIn(endpoints.beginSecondFactor, async ({ viewer, body }) =>
    secondFactor.begin(viewer, body.code),
  )
  bind.signedIn(endpoints.confirmSecondFactor, async ({ viewer, bearerToken = '', body }) =>
    secondFactor.confirm(viewer, bearerToken, body.code),
  )
  bind.signedIn(endpoints.renewRecoveryCodes, async ({ viewer, body }) => ({
    recoveryCodes: await secondFactor.renewRecoveryCodes(viewer, body.code),
  }))
  bind.signedIn(endpoints.removeSecondFactor, async ({ viewer, body }) => {
    await secondFactor.remove(viewer, body.code)
    return { success: true as const }
  })
}
