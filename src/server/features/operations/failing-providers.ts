import type { Kysely } from 'kysely'
import { providerNames } from '#contract/operations/schemas.ts'
import type { ProviderName } from '#contract/operations/schemas.ts'
import type { DB } from '#server/db/types.ts'
import { limits } from '#server/lib/limits.ts'
import { listProviders } from './system.repository.ts'

/** The services that failed just now, and had no success for a while. */
export async function findFailing(db: Kysely<DB>, now: Date): Promise<ProviderName[]> {
  const since = new Date(now.getTime() - limits.providerFailsMinutes * 60_000)
  const rows = await listProviders(db)
  return providerNames.filter((name) => {
    const state = rows.find(({ provider }) => provider === name)
    if (!state?.failed_at || state.failed_at < since) return false
    return state.succeeded_at === null || state.succeeded_at < since
  })
}
