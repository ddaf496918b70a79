import { endpoints } from '#contract/endpoints.ts'
import { sentence } from '#contract/sentences.ts'
import type { Bind } from '../http/endpoint.ts'
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

  bind.download(endpoints.downloadOwnData, async ({ viewer }) => ({
    fileName: 'my-data.zip',
    mediaType: 'application/zip',
    parts: await privacy.download(viewer),
  }))

  bind.signedIn(endpoints.deleteAccount, async ({ viewer, body }) => {
    await privacy.deleteAccount(viewer, body)
    return { message: sentence('privacy.accountDeleted') }
  })
  bind.signedIn(endpoints.saveNominee, async ({ viewer, body }) => {
    const isNamed = await privacy.saveNominee(viewer, body)
    return { message: sentence(isNamed ? 'privacy.nomineeSaved' : 'privacy.nomineeRemoved') }
  })
}
