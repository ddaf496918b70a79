import type { SpecRow } from './row.ts'

/** The calls of messages and their settings. */
export const messageCallRows: readonly SpecRow[] = [
  {
    id: 'GET /api/messages',
    says: 'What a person was told, newest first, in pages',
    tests: ['S7-201', 'S7-202'],
  },
  {
    id: 'GET /api/messages/unread',
    says: 'How many messages are unread, up to what the bell shows',
    tests: ['S7-205'],
  },
  {
    id: 'POST /api/messages/{messageId}/read',
    says: 'Marks an own message as read',
    tests: ['S7-203'],
  },
  {
    id: 'POST /api/messages/read',
    says: 'Marks all messages as read that the person saw',
    tests: ['S7-204'],
  },
  {
    id: 'GET /api/message-settings',
    says: 'By which ways a person gets which messages',
    tests: ['S7-206'],
  },
  {
    id: 'POST /api/message-settings',
    says: 'Turns one way on or off',
    tests: ['S7-207'],
  },
  {
    id: 'POST /api/message-settings/stop-alerts',
    says: 'Turns alerts and news off on every way',
    tests: ['S7-490'],
  },
  {
    id: 'GET /api/message-settings/applicants',
    says: 'How often an employer is told of new applicants',
    tests: ['S7-210'],
  },
  {
    id: 'POST /api/message-settings/applicants',
    says: 'Changes how often',
    tests: ['S7-210'],
  },
  {
    id: 'GET /api/stop/{token}',
    says: 'What the link in a mail stops',
    tests: ['S7-208'],
  },
]
