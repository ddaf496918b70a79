import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import { createWorld } from '#tests/support/access-world.ts'
import type { World } from '#tests/support/access-world.ts'
import { describeInput, listCallInputs, sendInput } from '#tests/support/call-inputs.ts'
import type { CallInput } from '#tests/support/call-inputs.ts'
import { cases } from '#tests/support/effort.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import type { TestRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'

/* The classes of payloads of sqlmap's third level, in every parameter, body field and header of every call. */

const logged: string[] = []
let razorpay: TestRazorpay
let testApp: TestApp
let world: World
beforeAll(async () => {
  razorpay = await startRazorpay()
  const write = (line: string) => void logged.push(line)
  const log = createLog({ level: 'info', format: 'json', write })
  testApp = await createTestApp({ razorpay, log, config: { limitScale: 1000 } })
  world = await createWorld(testApp, razorpay)
  await testApp.composition.pool.query('create table canary (id int)')
}, 60_000)
afterAll(async () => {
  await testApp.close()
  await razorpay.close()
})

const sleepSeconds = 5

/** They do something only as a part of a statement, whatever it looks like around them. */
const payloads = {
  error: `'"\`)(;--`,
  errorByCast: `1' and 1=cast((select 'x'||version()) as int) and '1'='1`,
  errorInNumber: '1 and 1=cast(version() as int)',
  timeInText: `1' and (select pg_sleep(${sleepSeconds})) is not null and '1'='1`,
  timeInNumber: `1 and (select pg_sleep(${sleepSeconds})) is not null`,
  timeInBrackets: `1') or (select pg_sleep(${sleepSeconds})) is not null--`,
  timeInOrder: `(case when true then (select pg_sleep(${sleepSeconds}))::text else '' end)`,
  timeInQuotedName: `id" , (select pg_sleep(${sleepSeconds}))--`,
  timeInDollars: `$$||(select pg_sleep(${sleepSeconds}))||$$`,
  stacked: `1'; drop table canary; --`,
  stackedInNumber: '1; drop table canary; --',
  union: `1' union select null,null,encode(token_hash,'hex') from sessions--`,
  unionInNumber: '1 union all select version()--',
  escaped: String.raw`\'; drop table canary; --`,
  json: `{"a":"' or 1=1--"}`,
  inline: `1/**/or/**/1=1`,
} as const

/** A pair that differs only where it is part of a condition. */
const truths = [[`zz' or '1'='1`, `zz' and '1'='2`]] as const

const inEveryRun: ReadonlySet<string> = new Set(['error', 'timeInText'])
const used = cases(Object.entries(payloads), ([name]) => inEveryRun.has(name))

/** Statements that the database could not read; it reads them only if a text has become a part of one. */
const sqlErrors = () =>
  logged.filter((line) =>
    /"(?:42601|42703|42P01|22P02|42883)"|syntax error at|unterminated/.test(line),
  )

/** In `npm run test:full` headers are tried at one call each; every call reads them in the same place. */
const isTried = ({ name, place }: CallInput) => place !== 'header' || name === 'checkAuth'

test('I1: no parameter, body field or header becomes a part of a statement', async () => {
  const inputs = cases(await listCallInputs(world), isTried)
  expect(inputs.length).toBeGreaterThan(100)
  const found: string[] = []
  for (const input of inputs) {
    for (const [kind, payload] of used) {
      const startedAt = performance.now()
      const { statusCode } = await sendInput(world, input, payload)
      const tookMs = performance.now() - startedAt
      if (statusCode >= 500) found.push(`${describeInput(input)} ${kind}: ${statusCode}`)
      if (tookMs > sleepSeconds * 1000) found.push(`${describeInput(input)} ${kind}: ${tookMs} ms`)
    }
    for (const [truth, untruth] of cases(truths, () => false)) {
      const yes = await sendInput(world, input, truth)
      const no = await sendInput(world, input, untruth)
      if (yes.statusCode !== no.statusCode) found.push(`${describeInput(input)}: its truth matters`)
    }
  }
  expect(found).toEqual([])
  expect(sqlErrors()).toEqual([])
  const { rows } = await testApp.composition.pool.query(`select to_regclass('canary') as canary`)
  expect(rows).toEqual([{ canary: 'canary' }])
}, 900_000)
