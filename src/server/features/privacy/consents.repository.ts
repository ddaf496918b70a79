import type { Kysely, Transaction } from 'kysely'
import type { ConsentPurpose } from '#contract/privacy/notices.ts'
import type { DB } from '#server/db/types.ts'

export type ConsentRow = {
  readonly noticeVersion: string
  readonly givenAt: Date | null
  readonly withdrawnAt: Date | null
}

/** The subject of a consent: a purpose of the account, or one application. */
export type ConsentTo =
  | { readonly purpose: Exclude<ConsentPurpose, 'application'> }
  | { readonly purpose: 'application'; readonly applicationId: string }

type NewConsent = ConsentRow & { readonly accountId: string; readonly to: ConsentTo }

export async function insertConsent(
  tx: Transaction<DB>,
  { accountId, to, noticeVersion, givenAt, withdrawnAt }: NewConsent,
): Promise<void> {
  await tx
    .insertInto('consents')
    .values({
      account_id: accountId,
      purpose: to.purpose,
      application_id: to.purpose === 'application' ? to.applicationId : null,
      notice_version: noticeVersion,
      given_at: givenAt,
      withdrawn_at: withdrawnAt,
    })
    .execute()
}

/** The newest row is the current state; undefined when no consent was recorded. */
export async function findConsent(
  db: Kysely<DB>,
  accountId: string,
  to: ConsentTo,
): Promise<ConsentRow | undefined> {
  return await db
    .selectFrom('consents')
    .select([
      'notice_version as noticeVersion',
      'given_at as givenAt',
      'withdrawn_at as withdrawnAt',
    ])
    .where('account_id', '=', accountId)
    .where('purpose', '=', to.purpose)
    .$if(to.purpose === 'application', (rows) =>
      rows.where('application_id', '=', to.purpose === 'application' ? to.applicationId : null),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
