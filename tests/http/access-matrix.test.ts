import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { accessMatrix } from '#contract/access-matrix.ts'
import type { CallName } from '#contract/access-matrix.ts'
import { persons } from '#contract/access-rows.ts'
import type { Outcome, Person } from '#contract/access-rows.ts'
import { jobStateMatrix } from '#contract/job-state-matrix.ts'
import { adminRoles } from '#contract/admin/roles.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorBodySchema } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { makeRequest } from '#tests/support/access-requests.ts'
import {
  addJobsByState,
  createWorld,
  jobStates,
  missingObjects,
} from '#tests/support/access-world.ts'
import { signInAs } from '#tests/support/access-admins.ts'
import { joinTeams } from '#tests/support/access-team.ts'
import type { Objects } from '#tests/support/access-world.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi } from '#tests/support/inject.ts'
import type { Method, TestReply } from '#tests/support/inject.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { setUpFactor, signInWaiting } from '#tests/support/second-factor.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const razorpay = closeAfterAll(await startRazorpay())
const testApp = closeAfterAll(await createTestApp({ razorpay }))
const world = await createWorld(testApp, razorpay)
const jobsByState = await addJobsByState(world)
const unlisted = 'nobody-listed-this'
await addColumnToEveryTable()

async function addColumnToEveryTable(): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(testApp.db)
  for (const { name } of rows) {
    const added = sql`alter table ${sql.table(name)} add column added text default ${sql.lit(unlisted)}`
    await added.execute(testApp.db)
  }
}

type Row = Readonly<Record<Person, Outcome>>
type Denial = Exclude<Outcome, 'allowed' | 'withoutContact'>

const denials: Readonly<Record<Denial, readonly [status: number, code: RegExp]>> = {
  notSignedIn: [401, /^NOT_SIGNED_IN$/],
  secondStepFirst: [403, /^SECOND_STEP_FIRST$/],
  wrongRole: [403, /^WRONG_ROLE$/],
  profileFirst: [403, /^PROFILE_INCOMPLETE$/],
  mayNot: [403, /^MEMBER_MAY_NOT$/],
  noMember: [409, /^STATUS_NOT_ALLOWED$/],
  hidden: [404, /^(?:JOB_|ORDER_)?NOT_FOUND$/],
}
const isDenial = (outcome: Outcome): outcome is Denial => outcome in denials

/** These need whoever makes them to have a second step, and change it. */
const aboutTheSecondStep: readonly CallName[] = [
  'enterSecondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'removeSecondFactor',
]
/** These change whoever makes them, so each time somebody new does. */
const changingTheCaller: readonly CallName[] = [
  'logout',
  'saveProfile',
  'deleteAccount',
  ...aboutTheSecondStep,
]
const hrContact = ['Meera Nair', '9812345670', 'hr@saarthi.example']
/** The calls that tell the HR contact to whoever may know it. */
const tellingContact: readonly CallName[] = [
  'getJob',
  'getJobData',
  'readJobForEdit',
  'readMyApplication',
]

const callOf = (name: CallName): Endpoint => endpoints[name]

/** A session of the person that would do for the call, as far as they can have one. */
function actorFor(name: CallName, person: Person): TestViewer | undefined {
  const { access } = callOf(name)
  const role: Role = Array.isArray(access) ? (access.at(-1) ?? 'admin') : 'candidate'
  return world.actors[person](role)
}

async function ask(
  name: CallName,
  viewer: TestViewer | undefined,
  objects: Objects,
  {
    isAllowed = false,
    method = callOf(name).method,
  }: { isAllowed?: boolean; method?: Method } = {},
): Promise<TestReply> {
  const { url, options } = await makeRequest(name, { testApp, objects, viewer, isAllowed })
  const reply = await callApi(testApp, method, url, options)
  expect([name, reply.body.includes(unlisted)]).toEqual([name, false])
  expect(JSON.stringify(reply.headers)).not.toContain(unlisted)
  return reply
}

/** All that a caller can see of an answer but the hour. */
function seen({ statusCode, headers, body }: TestReply) {
  const { date: _, ...rest } = headers
  return { statusCode, headers: rest, body }
}

const written = async () => ({
  tables: await fingerprint(testApp),
  files: (await readdir(testApp.dataDir, { recursive: true })).sort(),
})

async function expectDenial(
  name: CallName,
  person: Person,
  { denial, objects }: { denial: Denial; objects: Objects },
): Promise<void> {
  const viewer = actorFor(name, person)
  const reply = await ask(name, viewer, objects)
  const [status, code] = denials[denial]
  const told = errorBodySchema.strict().parse(reply.json())
  expect([person, reply.statusCode, told.code]).toEqual([
    person,
    status,
    expect.stringMatching(code),
  ])
  expect(Object.keys(told).sort()).toEqual(['code', 'message'])
  const missing = missingObjects(objects)
  const isRead = callOf(name).method === 'GET'
  if (denial === 'hidden') {
    expect(seen(reply)).toEqual(seen(await ask(name, viewer, missing)))
  }
  if (!isRead) return
  const head = await ask(name, viewer, objects, { method: 'HEAD' })
  expect([person, head.statusCode, head.body]).toEqual([person, status, ''])
  if (denial === 'hidden') {
    expect(seen(head)).toEqual(seen(await ask(name, viewer, missing, { method: 'HEAD' })))
  }
}

async function expectAnswer(
  name: CallName,
  person: Person,
  { outcome, objects }: { outcome: Outcome; objects: Objects },
): Promise<void> {
  const known = actorFor(name, person)
  const isFresh = known !== undefined && changingTheCaller.includes(name)
  const viewer = isFresh ? await signInAnew(name, person, known) : known
  const reply = await ask(name, viewer, objects, { isAllowed: true })
  expect([person, reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([
    person,
    200,
    '',
  ])
  if (name === 'leaveTeam') await joinTeams(world)
  const told = hrContact.filter((fact) => reply.body.includes(fact))
  if (outcome === 'withoutContact') expect([person, told]).toEqual([person, []])
  else if (tellingContact.includes(name)) expect([person, told]).toEqual([person, hrContact])
}

async function signInAnew(
  name: CallName,
  person: Person,
  { role }: TestViewer,
): Promise<TestViewer> {
  if (person === 'waitingAdmin') return await signInWaiting(testApp)
  const adminRole = adminRoles.find((one) => one === person)
  const viewer =
    role === 'admin' && adminRole ? await signInAs(testApp, adminRole) : await signIn(testApp, role)
  return aboutTheSecondStep.includes(name) ? (await setUpFactor(testApp, viewer)).viewer : viewer
}

/** Gives whom it asked. */
async function walk(name: CallName, row: Row, objects: Objects): Promise<readonly Person[]> {
  const asked: Person[] = []
  const before = await written()
  for (const person of persons) {
    const denial = row[person]
    if (!isDenial(denial)) continue
    await expectDenial(name, person, { denial, objects })
    asked.push(person)
  }
  expect(await written()).toEqual(before)
  for (const person of persons) {
    const outcome = row[person]
    if (isDenial(outcome)) continue
    await expectAnswer(name, person, { outcome, objects })
    asked.push(person)
  }
  return asked
}

const rowsOf = <Name extends string>(table: Readonly<Record<Name, Row>>) =>
  Object.entries<Row>(table)

const isCall = (name: string): name is CallName => name in endpoints

/** No list of fields names the column that every table has here, so no answer may hold it either. */
describe('Z1, Z2, Z3, Z4, Z5: every call, for every kind of person', () => {
  test.each(rowsOf(accessMatrix))('S11-12: %s', async (name, row) => {
    if (!isCall(name)) throw new Error('no such call')
    const asked = await walk(name, row, world.objects)
    expect(new Set(asked)).toEqual(new Set(persons))
  })

  test('S11-13: what the matrix says of roles is what the calls declare', () => {
    const typical = [
      ['applicant', 'candidate'],
      ['owner', 'employer'],
      ['admin', 'admin'],
    ] as const
    for (const [name, row] of rowsOf(accessMatrix)) {
      const access = isCall(name) ? callOf(name).access : []
      for (const [person, role] of typical) {
        const isRefused = Array.isArray(access) && !access.includes(role)
        expect([name, role, row[person] === 'wrongRole']).toEqual([name, role, isRefused])
      }
    }
  })
})

describe.each(jobStates)('Z5: a job that is %s', (state) => {
  test.each(rowsOf(jobStateMatrix[state]))('%s', async (name, row) => {
    if (!isCall(name)) throw new Error('no such call')
    const asked = await walk(name, row, { ...world.objects, jobId: jobsByState[state] })
    expect(new Set(asked)).toEqual(new Set(persons))
  })
})

describe('Z6: what somebody could harvest', () => {
  test('ids are random to 122 bits', () => {
    const { jobId, applicationId, refundId } = world.objects
    for (const id of [jobId, applicationId, refundId, world.applicant.accountId]) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }
  })

  test('S11-1: no page is longer than 200', async () => {
    expect(limits.listMax).toBeLessThanOrEqual(200)
    for (const { path, method, paged } of Object.values(endpoints)) {
      if (!paged) continue
      const url = path.replace(':jobId', world.objects.jobId)
      for (const viewer of [world.owner, world.applicant, world.admin]) {
        const reply =
          method === 'GET'
            ? await viewer.call(method, `${url}?limit=201`)
            : await viewer.call(method, url, { json: { limit: 201 } })
        expect([url, reply.statusCode]).not.toEqual([url, 200])
      }
    }
  })
})
