import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { generateSecrets } from '#server/config/config.ts'
import { createLog } from '../lib/log.ts'
import { compareSecrets } from './secrets-mark.ts'

test('a node with other secrets than the others is reported', async () => {
  const { pool, drop } = await createTestDatabase()
  let said = ''
  const log = createLog({ level: 'warn', format: 'text', write: (text) => (said += text) })
  const secrets = generateSecrets()
  await compareSecrets(pool, secrets, log)
  await compareSecrets(pool, secrets, log)
  expect(said).toBe('')
  const others = { ...secrets, otpSecret: generateSecrets().otpSecret }
  await compareSecrets(pool, others, log)
  expect(said).toContain('give all nodes the same ones')
  const { rows } = await pool.query(
    `select value::text as stored from installation where key = 'secrets-mark'`,
  )
  for (const secret of [secrets.appSecret, secrets.otpSecret, others.otpSecret]) {
    expect(JSON.stringify(rows)).not.toContain(secret)
  }
  await drop()
})
