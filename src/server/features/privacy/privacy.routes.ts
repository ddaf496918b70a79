import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { PrivacyService } from './privacy.service.ts'

export function bindPrivacy(bind: Bind, privacy: PrivacyService): void {
  bind.signedIn(endpoints.readPrivacy, async ({ viewer }) => privacy.read(viewer))
  bind.signedIn(endpoints.giveAccountConsent, async ({ viewer, body }) => {
    await privacy.giveAccountConsent(viewer, body.consent)
    return { success: true as const }
  })
  bind.signedIn(endpoints.withdrawPushConsent, async ({ viewer }) => {
    await privacy.withdrawPushConsent(viewer)
    return { success: true as const }
  })

  bind.signedIn(endpoints.listSharings, async ({ viewer, body, sendPage }) =>
    sendPage(await privacy.listSharings(viewer, body)),
  )
  bind.signedIn(endpoints.changeSharing, async ({ viewer, params, body }) =>
    privacy.changeSharing(viewer, params.applicationId, body),
  )

  bind.download(endpoints.downloadOwnData, async ({ viewer, t }) => ({
    fileName: 'my-data.zip',
    mediaType: 'application/zip',
    parts: await privacy.download(viewer, t),
  }))

  bind.signedIn(endpoints.deleteAccount, async ({ viewer, body, t }) => {
    await privacy.deleteAccount(viewer, body)
    return { message: t('privacy.accountDeleted') }
  })
  bind.signedIn(endpoints.saveNominee, async ({ viewer, body, t }) => {
    const isNamed = await privacy.saveNominee(viewer, body)
    return { message: t(isNamed ? 'privacy.nomineeSaved' : 'privacy.nomineeRemoved') }
  })
}
