import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/access-matrix.ts'
import type { MakeRequest } from './access-requests.ts'
import { expectOk } from './inject.ts'
import { voiceFile } from './voice-files.ts'

/** Valid requests of the calls about typing tests and voice notes. */
export const assessmentRequests = {
  readTypingTest: () => ({ query: '?language=en' }),
  startTypingTest: () => ({ json: { testId: randomUUID(), language: 'hi' } }),
  finishTypingTest: async ({ viewer, isAllowed }) => {
    const testId = randomUUID()
    if (isAllowed && viewer) {
      await expectOk(viewer.call('POST', '/api/typing-tests', { json: { testId, language: 'en' } }))
    }
    return { params: { testId }, json: { typed: 'Good morning' } }
  },
  readVoiceNote: () => ({ query: '?language=hi' }),
  saveVoiceNote: () => ({ form: { language: 'hi', seconds: '42', voice: voiceFile() } }),
  deleteVoiceNote: () => ({ json: { language: 'hi' } }),
} satisfies Partial<Record<CallName, MakeRequest>>
