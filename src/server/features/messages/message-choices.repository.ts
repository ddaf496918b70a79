import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { Purpose } from '#contract/messages/events.ts'
import type { ApplicantNews, Choice } from '#contract/messages/settings.ts'
import type { DB } from '#server/db/types.ts'

/** The ways that a person switched on or off. */
export async function listChoices(db: Kysely<DB>, accountId: string) {
  return await db
    .selectFrom('message_choices')
    .select(['purpose', 'channel', 'is_on as isOn', 'changed_at as changedAt'])
    .where('account_id', '=', accountId)
    .execute()
}

type Chosen = Choice & { readonly accountId: string; readonly isOn: boolean; readonly now: Date }

/** The same choice again keeps its time. */
export async function putChoice(
  db: Kysely<DB>,
  { accountId, purpose, channel, isOn, now }: Chosen,
): Promise<void> {
  await db
    .insertInto('message_choices')
    .values({ account_id: accountId, purpose, channel, is_on: isOn, changed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'purpose', 'channel'])
        .doUpdateSet({ is_on: isOn, changed_at: now })
        .where('message_choices.is_on', '<>', isOn),
    )
    .execute()
}

/** An account that is still there. */
export async function findReader(db: Kysely<DB>, accountId: string) {
  return await db
    .selectFrom('accounts')
    .innerJoin('identities', 'identities.id', 'accounts.identity_id')
    .leftJoin('employer_profiles', 'employer_profiles.account_id', 'accounts.id')
    .leftJoin('candidate_profiles', 'candidate_profiles.account_id', 'accounts.id')
    .select((account) => [
      'accounts.role',
      account('identities.provider', '=', 'phone').$castTo<boolean>().as('hasPhone'),
      sql<boolean>`coalesce(employer_profiles.email, candidate_profiles.email, '') <> ''`.as(
        'hasMail',
      ),
    ])
    .where('accounts.id', '=', accountId)
    .where('accounts.deleted_at', 'is', null)
    .executeTakeFirst()
}

type ChosenForAll = Omit<Chosen, 'purpose'> & { readonly purposes: readonly Purpose[] }

/** The same for several purposes, but for choices that are newer. False when nothing changed. */
export async function putChoices(
  tx: Transaction<DB>,
  { accountId, purposes, channel, isOn, now }: ChosenForAll,
): Promise<boolean> {
  const changed = await tx
    .insertInto('message_choices')
    .values(
      purposes.map((purpose) => ({
        account_id: accountId,
        purpose,
        channel,
        is_on: isOn,
        changed_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'purpose', 'channel'])
        .doUpdateSet({ is_on: isOn, changed_at: now })
        .where('message_choices.is_on', '<>', isOn)
        .where('message_choices.changed_at', '<=', now),
    )
    .returning('purpose')
    .execute()
  return changed.length > 0
}

/** The accounts that sign in with a phone and are still there. */
export async function findPhoneAccounts(tx: Transaction<DB>, phone: string) {
  return await tx
    .selectFrom('accounts')
    .innerJoin('identities', 'identities.id', 'accounts.identity_id')
    .select(['accounts.id', 'accounts.role'])
    .where('identities.provider', '=', 'phone')
    .where('identities.subject', '=', phone)
    .where('accounts.deleted_at', 'is', null)
    .execute()
}

export async function findApplicantNews(db: Kysely<DB>, accountId: string): Promise<ApplicantNews> {
  const { applicant_news: news } = await db
    .selectFrom('accounts')
    .select('applicant_news')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return news
}

export async function setApplicantNews(
  db: Kysely<DB>,
  accountId: string,
  news: ApplicantNews,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ applicant_news: news })
    .where('id', '=', accountId)
    .execute()
}
