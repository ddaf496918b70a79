import { calls } from '#contract/calls.ts'
import * as parts from './part-schemas.ts'
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
  readMyProfile: {
    ...plain,
    ...calls.readMyProfile,
    summary: 'My profile in parts, and which of them are done',
    room: 'profiles',
    access: ['candidate'],
    reply: parts.myProfileSchema,
  },
  saveProfilePart: {
    ...plain,
    ...calls.saveProfilePart,
    summary: 'Save one part of my profile',
    room: 'profiles',
    access: ['candidate'],
    limit: callLimits.profiles,
    params: parts.profilePartParamsSchema,
    body: parts.savePartSchema,
    reply: parts.myProfileSchema,
  },
  addCertificate: {
    ...plain,
    ...calls.addCertificate,
    summary: 'Add a certificate to my profile',
    room: 'profiles',
    access: ['candidate'],
    limit: callLimits.profiles,
    body: parts.addCertificateSchema,
    files: { certificate: { kind: 'resume' } },
    reply: parts.myProfileSchema,
  },
  removeCertificate: {
    ...plain,
    ...calls.removeCertificate,
    summary: 'Remove a certificate from my profile',
    room: 'profiles',
    access: ['candidate'],
    limit: callLimits.profiles,
    params: parts.certificateParamsSchema,
    reply: parts.myProfileSchema,
  },
} as const satisfies Record<string, Endpoint>
