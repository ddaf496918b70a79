/** As `calls`, of typing tests and voice notes. Apart, since few pages make them. */
export const assessmentCalls = {
  readTypingTest: { method: 'GET', path: '/api/typing-tests' },
  startTypingTest: { method: 'POST', path: '/api/typing-tests' },
  finishTypingTest: { method: 'POST', path: '/api/typing-tests/:testId/finish' },
  readVoiceNote: { method: 'GET', path: '/api/voice-notes' },
  saveVoiceNote: { method: 'POST', path: '/api/voice-notes' },
  deleteVoiceNote: { method: 'POST', path: '/api/voice-notes/delete' },
} as const
