import { trustCalls } from '#contract/trust-calls.ts'
import type { Api } from '#web/lib/api/api.ts'
import { readRange, spanOf } from './overview-range.ts'

/** The overview of the days that an address names. */
export async function loadOverview(api: Api, address: string) {
  const range = readRange(new URL(address).searchParams)
  const span = spanOf(range, new Date())
  return { range, span, overview: await api.call(trustCalls.readOverview, { query: span }) }
}

export type OverviewPage = Awaited<ReturnType<typeof loadOverview>>
