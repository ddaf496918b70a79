import type { Kysely } from 'kysely'
import type { Locale } from '#contract/i18n/locales.ts'
import type { DB } from './types.ts'

/** The language that an account has chosen, or null. */
export async function findLocale(db: Kysely<DB>, accountId: string): Promise<Locale | null> {
  const account = await db
    .selectFrom('accounts')
    .select('locale')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.locale ?? null
}
