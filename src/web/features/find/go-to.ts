import type { AdminAct } from '#contract/admin/roles.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { paths } from '#web/lib/paths.ts'

type Way = {
  readonly name: string
  /** What an admin must be allowed to do there. */
  readonly needs: AdminAct
  readonly textKey: MessageKey
  readonly path: string
}

/** Every page of admins that needs nothing to be named. */
export const goTo: readonly Way[] = [
  { name: 'overview', needs: 'own', textKey: 'find.goTo.overview', path: paths.overview() },
  { name: 'admins', needs: 'own', textKey: 'find.goTo.admins', path: paths.admins() },
  {
    name: 'approvals',
    needs: 'verify',
    textKey: 'find.goTo.approvals',
    path: paths.adminApprovals(),
  },
  {
    name: 'organisations',
    needs: 'verify',
    textKey: 'find.goTo.organisations',
    path: paths.organisations(),
  },
  { name: 'blocks', needs: 'verify', textKey: 'find.goTo.blocks', path: paths.blocks() },
  { name: 'payments', needs: 'payments', textKey: 'find.goTo.payments', path: paths.payments() },
  { name: 'inbox', needs: 'inbox', textKey: 'find.goTo.inbox', path: paths.inbox() },
  { name: 'audit', needs: 'own', textKey: 'find.goTo.audit', path: paths.audit() },
  { name: 'synonyms', needs: 'own', textKey: 'find.goTo.synonyms', path: paths.synonyms() },
  { name: 'system', needs: 'own', textKey: 'find.goTo.system', path: paths.system() },
  { name: 'settings', needs: 'look', textKey: 'find.goTo.settings', path: paths.adminSettings() },
  { name: 'messages', needs: 'look', textKey: 'find.goTo.messages', path: paths.notifications() },
  { name: 'devices', needs: 'look', textKey: 'find.goTo.devices', path: paths.signedInDevices() },
]
