import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import { translateReply } from '#server/lib/untranslated.ts'
import type { ProfilesService } from './profiles.service.ts'

export function bindProfiles(bind: Bind, profiles: ProfilesService): void {
  bind.signedIn(endpoints.readProfile, async ({ viewer, t }) => {
    const profile = await profiles.readProfile(viewer)
    return 'message' in profile ? translateReply(t, profile) : profile
  })
  bind.signedIn(endpoints.saveProfile, async ({ viewer, body, files, t }) =>
    translateReply(t, await profiles.saveProfile(viewer, body, files, t.locale)),
  )
}
