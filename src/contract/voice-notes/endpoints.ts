import { callLimits } from '#contract/call-limits.ts'
import { assessmentCalls } from '#contract/assessment-calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as voice from './schemas.ts'

const ofCandidate = { ...plain, room: 'voice-notes', access: ['candidate'] } as const

export const voiceNotesEndpoints = {
  readVoiceNote: {
    ...ofCandidate,
    ...assessmentCalls.readVoiceNote,
    summary: 'My voice note of the last month',
    query: voice.voiceLanguageSchema,
    reply: voice.voiceStateSchema,
  },
  saveVoiceNote: {
    ...ofCandidate,
    ...assessmentCalls.saveVoiceNote,
    summary: 'Send a voice note, in place of the one before',
    limit: callLimits.evidence,
    body: voice.saveVoiceNoteSchema,
    files: { voice: { kind: 'voice' } },
    reply: voice.voiceStateSchema,
  },
  deleteVoiceNote: {
    ...ofCandidate,
    ...assessmentCalls.deleteVoiceNote,
    summary: 'Delete my voice note, also from applications',
    limit: callLimits.edits,
    body: voice.voiceLanguageSchema,
    reply: voice.voiceStateSchema,
  },
} as const satisfies Record<string, Endpoint>
