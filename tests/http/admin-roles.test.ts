import { describe, expect, test } from 'vitest'
import { accessMatrix } from '#contract/access-matrix.ts'
import { adminPolicy } from '#contract/admin/policy.ts'
import { adminRoles, mayActAsAdmin } from '#contract/admin/roles.ts'
import type { AdminRole } from '#contract/admin/roles.ts'
import type { ListedAdmin } from '#contract/admin/team-schemas.ts'
import { createAdminGrants } from '#server/features/accounts/admin-grants.service.ts'
import { signInAs } from '#tests/support/access-admins.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { expectOk } from '#tests/support/inject.ts'
import { createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { setUpFactor } from '#tests/support/second-factor.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { newPhone, signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-02T06:00:00Z')
const owner = await signIn(testApp, 'admin')
testApp.clock.advance({ minutes: 1 })

const list = async (viewer = owner, query = ''): Promise<ListedAdmin[]> =>
  (await expectOk(viewer.call('GET', `/api/admins${query}`))).json()
const find = async (viewer: TestViewer) => (await list()).find(({ id }) => id === viewer.accountId)
const change = (by: TestViewer, { accountId }: Pick<TestViewer, 'accountId'>, role: string) =>
  by.call('POST', `/api/admins/${accountId}/role`, { json: { role } })
const codeOf = (reply: { json: () => { code: string } }) => reply.json().code
const seeAudit = (viewer: TestViewer) => viewer.call('POST', '/api/audit', { json: {} })

async function ownersIn({ db }: TestApp): Promise<number> {
  const rows = await db.selectFrom('admin_roles').select('role').execute()
  return rows.filter(({ role }) => role === 'owner').length
}

describe('S7-1150: the admins', () => {
  test('are listed for owners: how they are called, role, since when, second step', async () => {
    const since = testApp.clock.now().toISOString()
    const { viewer: verifier } = await setUpFactor(testApp, await signInAs(testApp, 'verifier'))
    expect(await find(verifier)).toEqual({
      id: verifier.accountId,
      name: verifier.phone,
      role: 'verifier',
      since,
      hasSecondStep: true,
      isYou: false,
      isLastOwner: false,
    })
    expect(await find(owner)).toMatchObject({ role: 'owner', isYou: true, isLastOwner: true })
    expect((await find(owner))?.hasSecondStep).toBe(false)
  })

  test('come page by page, the newest first; who is no admin any more is not there', async () => {
    testApp.clock.advance({ minutes: 1 })
    const gone = await signInAs(testApp, 'support')
    testApp.clock.advance({ minutes: 1 })
    const newest = await signInAs(testApp, 'finance')
    const before = await list()
    await createAdminGrants(testApp.composition).revokeAdmin(gone.phone)
    const first = await expectOk(owner.call('GET', '/api/admins?limit=1'))
    expect(first.json()).toMatchObject([{ id: newest.accountId }])
    expect(Number(first.headers['x-total-count'])).toBe(before.length - 1)
    const cursor = String(first.headers['x-next-cursor'])
    const rest = await list(owner, `?cursor=${encodeURIComponent(cursor)}`)
    const ids = before.map(({ id }) => id).filter((id) => id !== gone.accountId)
    expect(rest.map(({ id }) => id)).toEqual(ids.slice(1))
    expect(ids.at(-1)).toBe(owner.accountId)
    expect((await owner.call('GET', '/api/admins?cursor=x')).statusCode).toBe(400)
  })

  test('are nobody else’s to see', async () => {
    for (const viewer of [await createCandidate(testApp), await createEmployer(testApp)]) {
      const reply = await viewer.call('GET', '/api/admins')
      expect([reply.statusCode, codeOf(reply)]).toEqual([403, 'WRONG_ROLE'])
    }
  })
})

describe('S7-1151: a role', () => {
  test('holds from the next call on, is in the record once, and each answer names it', async () => {
    const admin = await signInAs(testApp, 'finance')
    const refused = await seeAudit(admin)
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'MEMBER_MAY_NOT'])
    expect(refused.headers['x-team-role']).toBe('finance')
    testApp.clock.advance({ minutes: 1 })
    for (const _ of [1, 2]) await expectOk(change(owner, admin, 'owner'))
    const seen = await expectOk(seeAudit(admin))
    expect(seen.headers['x-team-role']).toBe('owner')
    expect(await find(admin)).toMatchObject({
      role: 'owner',
      since: testApp.clock.now().toISOString(),
    })
    await expectOk(change(owner, admin, 'support'))
    expect(codeOf(await seeAudit(admin))).toBe('MEMBER_MAY_NOT')
    await expectOk(admin.call('GET', '/api/inbox'))
    const query = { kind: 'admin-role-changed', person: admin.accountId }
    const events: { actor: { id: string }; details: unknown }[] = (
      await expectOk(owner.call('POST', '/api/audit', { json: query }))
    ).json()
    expect(events.map(({ actor, details }) => [actor.id, details])).toEqual([
      [owner.accountId, { role: { key: 'adminRole.support' } }],
      [owner.accountId, { role: { key: 'adminRole.owner' } }],
    ])
  })

  test('is one of four, of somebody who is an admin', async () => {
    const admin = await signInAs(testApp, 'verifier')
    expect((await change(owner, admin, 'emperor')).statusCode).toBe(400)
    const others = [
      await createCandidate(testApp),
      { accountId: '00000000-0000-4000-8000-000000000000' },
      { accountId: 'x' },
    ]
    for (const other of others) {
      const reply = await change(owner, other, 'owner')
      expect([reply.statusCode, codeOf(reply)]).toEqual([404, 'NOT_FOUND'])
    }
    for (const role of ['verifier', 'finance', 'support'] as const) {
      const reply = await change(await signInAs(testApp, role), admin, 'owner')
      expect(codeOf(reply)).toBe('MEMBER_MAY_NOT')
    }
    expect(await find(admin)).toMatchObject({ role: 'verifier' })
  })

  test('is told at signing in', async () => {
    for (const role of adminRoles) {
      const { token } = await signInAs(testApp, role)
      const viewer = await testApp.composition.services.accounts.findViewer(token)
      expect(viewer?.adminRole).toBe(role)
    }
  })
})

describe('S7-1152: the last owner', () => {
  test('stays one, also by the command line, until somebody else is', async () => {
    const own = closeAfterAll(await createTestApp())
    const only = await signIn(own, 'admin')
    const other = await signInAs(own, 'support')
    const grants = createAdminGrants(own.composition)
    const refused = await change(only, only, 'verifier')
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'LAST_OWNER'])
    await expect(grants.grantAdmin(only.phone, 'verifier')).rejects.toThrow('LAST_OWNER')
    // An owner who is no admin any more is none.
    const gone = await signInAs(own, 'owner')
    await grants.revokeAdmin(gone.phone)
    expect(codeOf(await change(only, only, 'verifier'))).toBe('LAST_OWNER')
    await expectOk(change(only, other, 'owner'))
    await expectOk(change(only, only, 'verifier'))
    expect(codeOf(await only.call('GET', '/api/admins'))).toBe('MEMBER_MAY_NOT')
  })

  test('is left, whoever steps down or takes the role from whom at the same moment', async () => {
    const own = closeAfterAll(await createTestApp())
    const owners = await Promise.all(Array.from({ length: 12 }, () => signIn(own, 'admin')))
    expect(await ownersIn(own)).toBe(12)
    const replies = await Promise.all(
      owners.flatMap((each, index) => [
        change(each, each, 'finance'),
        change(each, owners[(index + 1) % owners.length] ?? each, 'support'),
        change(owners[(index + 5) % owners.length] ?? each, each, 'verifier'),
      ]),
    )
    const codes = new Set(replies.map((reply) => (reply.statusCode === 200 ? '' : codeOf(reply))))
    expect(
      [...codes].filter((code) => !['', 'LAST_OWNER', 'MEMBER_MAY_NOT'].includes(code)),
    ).toEqual([])
    expect(await ownersIn(own)).toBe(1)
  })
})

describe('S7-1153: an admin who is added on the command line', () => {
  const roleAtSignIn = async (phone: string) => {
    const viewer = await signIn(testApp, 'admin', phone)
    return (await find(viewer))?.role
  }

  test('has the role that was named, or is an owner', async () => {
    const grants = createAdminGrants(testApp.composition)
    const [plain, named] = [newPhone(), newPhone()]
    await grants.grantAdmin(plain)
    await grants.grantAdmin(named, 'finance')
    expect(await roleAtSignIn(plain)).toBe('owner')
    expect(await roleAtSignIn(named)).toBe('finance')
    // Who was one before has the same role, unless another one is named.
    await grants.revokeAdmin(named)
    await grants.grantAdmin(named)
    expect(await roleAtSignIn(named)).toBe('finance')
    await grants.grantAdmin(named, 'support')
    expect(await roleAtSignIn(named)).toBe('support')
  })
})

describe('S7-1154: the desks', () => {
  test('are those of the policy: the matrix says the same of every call of admins', () => {
    const persons: Readonly<Record<AdminRole, 'admin' | 'verifier' | 'finance' | 'support'>> = {
      owner: 'admin',
      verifier: 'verifier',
      finance: 'finance',
      support: 'support',
    }
    for (const [name, row] of Object.entries(accessMatrix)) {
      const act = Object.entries(adminPolicy).find(([call]) => call === name)?.[1]
      for (const role of adminRoles) {
        const isRefused = act !== undefined && !mayActAsAdmin(role, act)
        expect([name, role, row[persons[role]] === 'mayNot']).toEqual([name, role, isRefused])
      }
    }
  })

  test('support sees payments without their sums', async () => {
    const sums = async (viewer: TestViewer) => {
      const reply = await expectOk(viewer.call('POST', '/api/payments', { json: {} }))
      return String(reply.headers['x-counts'])
    }
    expect(await sums(await signInAs(testApp, 'finance'))).toContain('receivedPaise')
    expect(await sums(await signInAs(testApp, 'support'))).not.toContain('Paise')
  })

  test('hear of what is theirs', async () => {
    const viewers = await Promise.all(
      adminRoles.map(async (role) => ({ role, viewer: await signInAs(testApp, role) })),
    )
    const told = async (event: 'jobReported' | 'refundFailed' | 'budgetUsedUp') => {
      await testApp.db.transaction().execute((tx) =>
        testApp.composition.services.messages.notifyAdmins(tx, {
          event,
          subject: `test-${event}`,
          values: {},
          link: '/section-5',
        }),
      )
      const rows = await testApp.db
        .selectFrom('messages')
        .select('account_id')
        .where('event', '=', event)
        .execute()
      const ids = new Set(rows.map(({ account_id: id }) => id))
      return viewers.filter(({ viewer }) => ids.has(viewer.accountId)).map(({ role }) => role)
    }
    expect(await told('jobReported')).toEqual(['owner', 'verifier'])
    expect(await told('refundFailed')).toEqual(['owner', 'finance'])
    expect(await told('budgetUsedUp')).toEqual(['owner'])
  })

  test('a block waits for a second admin who may agree, and for nobody else', async () => {
    const own = closeAfterAll(await createTestApp())
    const only = await signIn(own, 'admin')
    const block = async () => {
      const value = newPhone().slice(-10)
      const json = { kind: 'phone', value, reason: 'askedForMoney', note: 'Asked for 500 rupees.' }
      const added = await expectOk(only.call('POST', '/api/blocks', { json }))
      own.clock.advance({ hours: 25 })
      return `/api/blocks/${String(added.json().id)}/agree`
    }
    await signInAs(own, 'finance')
    await signInAs(own, 'support')
    await expectOk(only.call('POST', await block()))
    const agreed = await block()
    const verifier = await signInAs(own, 'verifier')
    expect(codeOf(await only.call('POST', agreed))).toBe('SECOND_ADMIN_NEEDED')
    await expectOk(verifier.call('POST', agreed))
  })
})
