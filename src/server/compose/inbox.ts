import type { AccountsService } from '#server/features/accounts/accounts.service.ts'
import { createContactService } from '#server/features/contact/contact.service.ts'
import { createCaseContents } from '#server/features/inbox/case-contents.ts'
import { createInboxService } from '#server/features/inbox/inbox.service.ts'
import type { MailService } from '#server/features/mail/mail.service.ts'
import { createGrievancesService } from '#server/features/privacy/grievances.service.ts'
import { createObjectionTokens } from '#server/lib/objection-links.ts'
import type { Deps } from './deps.ts'

type InboxDeps = Deps & {
  readonly mail: Pick<MailService, 'queue'>
  readonly accounts: Pick<AccountsService, 'listWhoMay'>
}

/** What people write to the product, and the inbox where admins work on it. */
export function createInbox({ accounts, ...deps }: InboxDeps) {
  const { db, clock, audit, languages } = deps
  const contact = createContactService({
    ...deps,
    objections: createObjectionTokens(deps.config.appSecret),
  })
  const grievances = createGrievancesService(deps)
  const readContents = createCaseContents({ db, languages, contact, grievances })
  return {
    contact,
    grievances,
    inbox: createInboxService({ db, clock, audit, accounts, readContents }),
  }
}
