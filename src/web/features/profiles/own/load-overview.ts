import type { ComponentType } from 'react'
import type { MyProfile } from '#contract/profiles/part-schemas.ts'

/** Loads the code of the profile's overview in parallel with the profile. */
export const loadOverview = async (): Promise<ComponentType<{ profile: MyProfile }>> =>
  (await import('./profile-overview.tsx')).ProfileOverview
