import type { SpecRow } from './row.ts'

/** The calls of what candidates keep: jobs, and searches as alerts. */
export const savedCallRows: readonly SpecRow[] = [
  {
    id: 'GET /api/saved-jobs',
    says: 'A candidate’s saved jobs in pages, those that close first at the top',
    tests: ['S7-371', 'S7-372'],
  },
  {
    id: 'GET /api/saved-jobs/ids',
    says: 'The ids of a candidate’s saved jobs, the newest first',
    tests: ['S7-370'],
  },
  {
    id: 'POST /api/saved-jobs',
    says: 'Saves jobs that are or were public, each once',
    tests: ['S7-370', 'S7-373'],
  },
  {
    id: 'POST /api/saved-jobs/{jobId}/remove',
    says: 'Saves a job no more',
    tests: ['S7-370'],
  },
  {
    id: 'GET /api/job-alerts',
    says: 'A candidate’s job alerts, and by which ways they tell',
    tests: ['S7-380', 'S7-384'],
  },
  {
    id: 'POST /api/job-alerts',
    says: 'Keeps a search as an alert, at most ten, each once',
    tests: ['S7-380', 'S7-381', 'S7-384'],
  },
  {
    id: 'PATCH /api/job-alerts/{alertId}',
    says: 'Changes the search of an alert, or how often it tells',
    tests: ['S7-382'],
  },
  {
    id: 'POST /api/job-alerts/{alertId}/pause',
    says: 'Pauses an alert until a day, or starts it again',
    tests: ['S7-383'],
  },
  {
    id: 'POST /api/job-alerts/{alertId}/delete',
    says: 'Deletes an alert; what it told stays told',
    tests: ['S7-382'],
  },
  {
    id: 'POST /api/job-alerts/look',
    says: 'Says that a candidate looks at the alerts, which stop without it',
    tests: ['S10-379'],
  },
  {
    id: 'GET /api/typing-tests',
    says: 'The best typing test of the last month, and the tries that the day has left',
    tests: ['S7-1102', 'S7-1104'],
  },
  {
    id: 'POST /api/typing-tests',
    says: 'Begins a typing test, three times a day at most; repeated, the same one',
    tests: ['S7-1101'],
  },
  {
    id: 'POST /api/typing-tests/{testId}/finish',
    says: 'Scores what was typed; the first text of a try counts',
    tests: ['S7-1102', 'S7-1103'],
  },
  {
    id: 'GET /api/voice-notes',
    says: 'The voice note of the last month, with a link',
    tests: ['S7-1111', 'S7-1114'],
  },
  {
    id: 'POST /api/voice-notes',
    says: 'Takes a voice note in place of the one before',
    tests: ['S7-1111', 'S7-1112', 'S7-1113'],
  },
  {
    id: 'POST /api/voice-notes/delete',
    says: 'Deletes a voice note, also from applications',
    tests: ['S7-1113', 'S7-1114'],
  },
]
