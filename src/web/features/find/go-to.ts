import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { paths } from '#web/lib/paths.ts'

type Way = { readonly name: string; readonly textKey: MessageKey; readonly path: string }

/** Every page of admins that needs nothing to be named. */
export const goTo: readonly Way[] = [
  { name: 'approvals', textKey: 'find.goTo.approvals', path: paths.adminApprovals() },
  { name: 'organisations', textKey: 'find.goTo.organisations', path: paths.organisations() },
  { name: 'blocks', textKey: 'find.goTo.blocks', path: paths.blocks() },
  { name: 'payments', textKey: 'find.goTo.payments', path: paths.payments() },
  { name: 'grievances', textKey: 'find.goTo.grievances', path: paths.grievances() },
  { name: 'contactRequests', textKey: 'find.goTo.contactRequests', path: paths.contactRequests() },
  { name: 'audit', textKey: 'find.goTo.audit', path: paths.audit() },
  { name: 'synonyms', textKey: 'find.goTo.synonyms', path: paths.synonyms() },
  { name: 'system', textKey: 'find.goTo.system', path: paths.system() },
  { name: 'settings', textKey: 'find.goTo.settings', path: paths.adminSettings() },
  { name: 'messages', textKey: 'find.goTo.messages', path: paths.notifications() },
  { name: 'devices', textKey: 'find.goTo.devices', path: paths.signedInDevices() },
]
