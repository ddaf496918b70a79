import { Client } from 'pg'
import type { LoadTotals } from './mixed-load.ts'
import type { StoredWrite } from './writes.ts'

export type TrialOptions = { readonly seconds: number; readonly say: (text: string) => void }

export type TrialReport = { readonly lines: readonly string[]; readonly isGood: boolean }

/** Confirmed writes that are missing or doubled. */
export async function findWrongWrites(
  connectionString: string,
  acknowledged: readonly StoredWrite[],
): Promise<string[]> {
  const client = new Client({ connectionString })
  await client.connect()
  const requests = acknowledged.flatMap((each) => ('phone' in each ? [] : [each.submissionId]))
  const applications = acknowledged.flatMap((each) => ('phone' in each ? [each] : []))
  try {
    const { rows: wrongRequests } = await client.query<{ id: string }>(
      `select wanted.id from unnest($1::text[]) as wanted(id)
       where (select count(*) from contact_requests where query = wanted.id) <> 1`,
      [requests],
    )
    const { rows: wrongApplications } = await client.query<{ id: string }>(
      `select wanted.phone || ' ' || wanted.job_id as id
       from unnest($1::text[], $2::uuid[]) as wanted(phone, job_id)
       where (
         select count(*) from applications
         join accounts on accounts.id = candidate_id join identities on identities.id = identity_id
         where provider = 'phone' and subject = wanted.phone and applications.job_id = wanted.job_id
       ) <> 1`,
      [applications.map(({ phone }) => phone), applications.map(({ jobId }) => jobId)],
    )
    return [...wrongRequests, ...wrongApplications].map(({ id }) => id)
  } finally {
    await client.end()
  }
}

export const describeLoad = (totals: LoadTotals, wrong: readonly string[]): string[] => [
  '| | |',
  '|---|---|',
  `| requests | ${totals.requests} |`,
  `| failed at the first try | ${totals.failed} (${((100 * totals.failed) / totals.requests).toFixed(3)}%) |`,
  `| writes confirmed | ${totals.acknowledged.length}, ${totals.acknowledged.filter(({ table }) => table === 'applications').length} of them applications with a resume |`,
  `| of these stored by a node that died before its response | ${totals.storedBefore} applications ('Already Applied', which the page treats as success) |`,
  `| of the confirmed lost or doubled | ${wrong.length} |`,
  `| writes given up | ${totals.givenUp} |`,
  `| median, 99th percentile, longest | ${totals.p50Ms.toFixed(0)} ms, ${totals.p99Ms.toFixed(0)} ms, ${totals.longestMs.toFixed(0)} ms |`,
  ...[...totals.problems].map(([problem, count]) => `| ${problem} | ${count} |`),
]
