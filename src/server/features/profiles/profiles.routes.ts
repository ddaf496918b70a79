import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import { translateReply } from '#server/lib/untranslated.ts'
import type { CertificatesService } from './certificates.service.ts'
import type { ProfilePartsService } from './profile-parts.service.ts'
import type { ProfilesService } from './profiles.service.ts'

type Services = {
  profiles: ProfilesService
  profileParts: ProfilePartsService
  certificates: CertificatesService
}

export function bindProfiles(bind: Bind, services: Services): void {
  const { profiles, profileParts: parts, certificates } = services
  bind.signedIn(endpoints.readProfile, async ({ viewer, t }) => {
    const profile = await profiles.readProfile(viewer)
    return 'message' in profile ? translateReply(t, profile) : profile
  })
  bind.signedIn(endpoints.saveProfile, async ({ viewer, body, files, t }) =>
    translateReply(t, await profiles.saveProfile(viewer, body, files, t.locale)),
  )
  bind.signedIn(endpoints.readMyProfile, async ({ viewer }) => parts.read(viewer))
  bind.signedIn(endpoints.saveProfilePart, async ({ viewer, params, body, t }) =>
    parts.save(viewer, params.part, body, t.locale),
  )
  bind.signedIn(endpoints.addCertificate, async ({ viewer, body, files }) => {
    await certificates.add(viewer, body, files['certificate'])
    return await parts.read(viewer)
  })
  bind.signedIn(endpoints.removeCertificate, async ({ viewer, params }) => {
    await certificates.remove(viewer, params.certificateId)
    return await parts.read(viewer)
  })
}
