import { toAccountType } from '#contract/accounts/roles.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { AccountsService } from './accounts.service.ts'
import { readDevice } from './device.rules.ts'

export function bindAccounts(bind: Bind, accounts: AccountsService): void {
  bind.open(endpoints.sendOtp, async ({ body, address, t }) => ({
    message: t('login.codeSentReply'),
    ...(await accounts.sendOtp(body.phoneNumber, { address, t, channel: body.channel })),
  }))

  bind.open(endpoints.verifyOtp, async ({ body, address, t }) => ({
    message: t('login.codeVerifiedReply'),
    ...(await accounts.verifyOtp(body.phoneNumber, body.otp, address)),
  }))

  bind.open(
    endpoints.generateToken,
    async ({ body: { type, restore, ...proof }, userAgent, address, t: { locale } }) =>
      accounts.generateToken(
        proof,
        { type, isRestoring: restore, locale },
        readDevice(userAgent, address),
      ),
  )

  bind.open(endpoints.setRole, async ({ body: { role, ...proof }, t: { locale } }) => {
    const { proof: newProof } = await accounts.setRole(proof, { type: role, locale })
    return { success: true as const, proof: newProof }
  })

  bind.signedIn(endpoints.checkAuth, presentRole)
  bind.signedIn(endpoints.protected, presentRole)

  bind.signedIn(endpoints.logout, async ({ viewer, bearerToken }) => {
    if (bearerToken !== undefined) await accounts.logout(viewer, bearerToken)
    return { success: true as const }
  })

  bind.signedIn(endpoints.listAdmins, async ({ viewer, query, sendPage }) =>
    sendPage(await accounts.listAdmins(viewer, query)),
  )
  bind.signedIn(endpoints.changeAdminRole, async ({ viewer, params, body }) => {
    await accounts.changeAdminRole(viewer, params.adminId, body.role)
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

  bind.signedIn(endpoints.getLocale, async ({ viewer }) => accounts.getLocale(viewer))
  bind.signedIn(endpoints.setLocale, async ({ viewer, body }) =>
    accounts.setLocale(viewer, body.locale),
  )
}

const presentRole = async ({ viewer }: { viewer: Viewer }) => ({
  success: true as const,
  data: toAccountType(viewer.role),
})
