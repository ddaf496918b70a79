import { calls } from '#contract/calls.ts'
import * as profiles from './schemas.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'

export const profilesEndpoints = {
  readProfile: {
    ...plain,
    ...calls.readProfile,
    summary: 'Read my profile',
    room: 'profiles',
    access: ['candidate', 'employer'],
    body: profiles.readProfileSchema,
    reply: profiles.profileReplySchema,
  },
  saveProfile: {
    ...plain,
    ...calls.saveProfile,
    summary: 'Save my profile, or apply for a job with it',
    room: 'profiles',
    access: ['candidate', 'employer'],
    limit: callLimits.profiles,
    body: profiles.saveProfileSchema,
    files: {
      profile: { kind: 'image' },
      resumePdf: { kind: 'resume' },
      resume: { kind: 'resume' },
      video: { kind: 'video' },
    },
    reply: profiles.saveProfileReplySchema,
  },
} as const satisfies Record<string, Endpoint>
