import { expectOk } from '../inject.ts'
import { voiceFile } from '../voice-files.ts'
import type { Preparation, Stage } from './writing-calls.ts'

type Prepare = (stage: Stage) => Promise<Preparation>

/** Prepares the calls about typing tests and voice notes. */
export const assessmentPreparations = {
  startTypingTest: noTypingTests,
  finishTypingTest: noTypingTests,
  deleteVoiceNote: async ({ world }) => {
    const form = { language: 'hi', seconds: '42', voice: voiceFile() }
    await expectOk(world.applicant.call('POST', '/api/voice-notes', { form }))
    return { viewer: world.applicant }
  },
} satisfies Readonly<Record<string, Prepare>>

/** A language has three tries a day. */
async function noTypingTests({ testApp }: Stage): Promise<Preparation> {
  await testApp.db.deleteFrom('typing_tests').execute()
  return {}
}
