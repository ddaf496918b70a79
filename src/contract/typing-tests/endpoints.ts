import { callLimits } from '#contract/call-limits.ts'
import { assessmentCalls } from '#contract/assessment-calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as typing from './schemas.ts'

const ofCandidate = { ...plain, room: 'typing-tests', access: ['candidate'] } as const

export const typingTestsEndpoints = {
  readTypingTest: {
    ...ofCandidate,
    ...assessmentCalls.readTypingTest,
    summary: 'My best typing test of the last month, and how often I may take it today',
    query: typing.typingLanguageSchema,
    reply: typing.typingStateSchema,
  },
  startTypingTest: {
    ...ofCandidate,
    ...assessmentCalls.startTypingTest,
    summary: 'Begin a typing test of one minute',
    limit: callLimits.edits,
    body: typing.startTypingSchema,
    reply: typing.startedTypingSchema,
  },
  finishTypingTest: {
    ...ofCandidate,
    ...assessmentCalls.finishTypingTest,
    summary: 'Send what was typed in the minute',
    limit: callLimits.edits,
    params: typing.typingParamsSchema,
    body: typing.finishTypingSchema,
    reply: typing.finishedTypingSchema,
  },
} as const satisfies Record<string, Endpoint>
