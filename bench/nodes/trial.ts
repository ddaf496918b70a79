import { Client } from 'pg'
import type { LoadTotals } from './mixed-load.ts'

export type TrialOptions = { readonly seconds: number; readonly say: (text: string) => void }

export type TrialReport = { readonly lines: readonly string[]; readonly isGood: boolean }

/** Writes that were answered and are not there once. */
export async function findWrongWrites(
  connectionString: string,
  acknowledged: readonly string[],
): Promise<string[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      `select wanted.id from unnest($1::text[]) as wanted(id)
       where (select count(*) from contact_requests where query = wanted.id) <> 1`,
      [acknowledged],
    )
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}

export const describeLoad = (totals: LoadTotals, wrong: readonly string[]): string[] => [
  '| | |',
  '|---|---|',
  `| requests | ${totals.requests} |`,
  `| failed at the first try | ${totals.failed} (${((100 * totals.failed) / totals.requests).toFixed(3)}%) |`,
  `| writes that were answered | ${totals.acknowledged.length} |`,
  `| of these lost or doubled | ${wrong.length} |`,
  `| writes given up after ten tries | ${totals.givenUp.length} |`,
  `| median, 99th percentile, longest | ${totals.p50Ms.toFixed(0)} ms, ${totals.p99Ms.toFixed(0)} ms, ${totals.longestMs.toFixed(0)} ms |`,
  ...[...totals.problems].map(([problem, count]) => `| ${problem} | ${count} |`),
]
