import { toAccountType } from '#contract/accounts.ts'
import { endpoints } from '#contract/endpoints.ts'
import { sentence } from '#contract/sentences.ts'
import type { Bind } from '../http/endpoint.ts'
import type { Viewer } from '../http/viewer.ts'
import type { AccountsService } from './accounts.service.ts'
import { readDevice } from './device.rules.ts'

export function bindAccounts(bind: Bind, accounts: AccountsService): void {
  bind.open(endpoints.sendOtp, async ({ body, address }) => ({
    message: sentence('login.codeSentReply'),
    ...(await accounts.sendOtp(body.phoneNumber, address, body.channel)),
  }))

  bind.open(endpoints.verifyOtp, async ({ body, address }) => ({
    message: sentence('login.codeVerifiedReply'),
    ...(await accounts.verifyOtp(body.phoneNumber, body.otp, address)),
  }))

  bind.open(
    endpoints.generateToken,
    async ({ body: { type, restore, ...proof }, userAgent, address }) =>
      accounts.generateToken(proof, { type, isRestoring: restore }, readDevice(userAgent, address)),
  )

  bind.open(endpoints.setRole, async ({ body: { role, ...proof } }) => {
    const { proof: fresh } = await accounts.setRole(proof, role)
    return { success: true as const, proof: fresh }
  })

  bind.signedIn(endpoints.checkAuth, tellRole)
  bind.signedIn(endpoints.protected, tellRole)

  bind.signedIn(endpoints.logout, async ({ viewer, bearerToken }) => {
    if (bearerToken !== undefined) await accounts.logout(viewer, bearerToken)
    return { success: true as const }
  })

  bind.signedIn(endpoints.listSessions, async ({ viewer, query, sendPage }) =>
    sendPage(await accounts.listSessions(viewer, query)),
  )
  bind.signedIn(endpoints.endSession, async ({ viewer, params }) => {
    await accounts.endSession(viewer, params.sessionId)
    return { success: true as const }
  })
  bind.signedIn(endpoints.endOtherSessions, async ({ viewer }) => ({
    success: true as const,
    endedCount: await accounts.endOtherSessions(viewer),
  }))
}

const tellRole = async ({ viewer }: { viewer: Viewer }) => ({
  success: true as const,
  data: toAccountType(viewer.role),
})
