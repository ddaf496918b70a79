import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import type { Secrets } from '#server/config/config.ts'
import type { Log } from '../lib/log.ts'

/**
 * Nodes of one database need the same secrets: otherwise they reject each other's links and codes. The database stores an
 * HMAC of the secrets, which shows that they differ and reveals nothing of them.
 */
export async function compareSecrets(
  pool: Pool,
  { appSecret, otpSecret }: Secrets,
  log: Log,
): Promise<void> {
  const mark = createHmac('sha256', appSecret).update(otpSecret).digest('base64url')
  const { rows } = await pool.query<{ before: string | null }>(
    `with before as (select value ->> 'mark' as mark from installation where key = 'secrets-mark')
     insert into installation (key, value) values ('secrets-mark', jsonb_build_object('mark', $1::text))
     on conflict (key) do update set value = excluded.value, updated_at = now()
     returning (select mark from before) as before`,
    [mark],
  )
  const before = rows[0]?.before ?? mark
  if (before === mark) return
  log.warn(
    'APP_SECRET or OTP_SECRET is not what this database was used with before: give all nodes the same ones',
  )
}
