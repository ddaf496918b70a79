import * as profiles from '../profiles.ts'
import { callLimits } from '../call-limits.ts'
import { plain } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'

export const profilesEndpoints = {
  readProfile: {
    ...plain,
    method: 'POST',
    path: '/api/updateprofiledata',
    summary: 'Read my profile',
    room: 'profiles',
    access: ['candidate', 'employer'],
    body: profiles.readProfileSchema,
    reply: profiles.profileReplySchema,
  },
  saveProfile: {
    ...plain,
    method: 'POST',
    path: '/api/upload',
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
