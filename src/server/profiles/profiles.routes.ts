import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '../http/endpoint.ts'
import type { ProfilesService } from './profiles.service.ts'

export function bindProfiles(bind: Bind, profiles: ProfilesService): void {
  bind.signedIn(endpoints.readProfile, async ({ viewer }) => profiles.readProfile(viewer))
  bind.signedIn(endpoints.saveProfile, async ({ viewer, body, files }) =>
    profiles.saveProfile(viewer, body, files),
  )
}
