import type { SpecRow } from './row.ts'

export const messageConstantRows: readonly SpecRow[] = [
  {
    id: 'limits.decisionMinutes',
    says: '10: a decision about an application can be changed before its candidate is told',
    tests: ['S10-71'],
  },
  {
    id: 'limits.reminderDays',
    says: '7: an employer is reminded once of an application without an answer',
    tests: ['S10-72'],
  },
  {
    id: 'limits.reminderLastDays',
    says: '30: older applications are not reminded of',
    tests: ['S10-73'],
  },
  {
    id: 'limits.providerFailsMinutes',
    says: '10: admins are told of a service that fails for so long',
    tests: ['S10-74'],
  },
  {
    id: 'limits.pushPerDay',
    says: '20 notifications a person and day, but for account and money',
    tests: ['S10-69'],
  },
  { id: 'limits.smsPerDay', says: '3', tests: ['S10-70'] },
  { id: 'limits.whatsappPerDay', says: '5', tests: ['S10-70'] },
  { id: 'limits.mailPerDay', says: '5', tests: ['S10-69'] },
  {
    id: 'limits.textTries',
    says: '8: like browser notifications',
    tests: ['S7-209'],
  },
  {
    id: 'limits.textLifeHours',
    says: '24: an older SMS or WhatsApp message is not sent',
    tests: ['S10-66'],
  },
  {
    id: 'limits.smsValueLength',
    says: '30 letters of each part of an SMS that changes',
    tests: ['S7-209', 'S10-67'],
  },
  {
    id: 'limits.whatsappValueLength',
    says: '200 letters of each part of a WhatsApp message that changes',
    tests: ['S10-68'],
  },
  {
    id: 'limits.bellCountMax',
    says: '9: the bell shows so many unread messages, and a plus sign for more',
    tests: ['S7-205'],
  },
  {
    id: 'limits.messageRetentionDays',
    says: '90: messages are forgotten after so many days',
    tests: ['S10-64'],
  },
  {
    id: 'limits.quietFromHour',
    says: '21: from this hour in India nothing is sent that can wait',
    tests: ['S10-65'],
  },
  {
    id: 'limits.quietUntilHour',
    says: '8: at this hour it is sent',
    tests: ['S10-65'],
  },
]
