import { beforeEach, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { createInbox } from '#tests/support/inbox.ts'
import { expectOk } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
// A Tuesday.
testApp.clock.set('2026-12-01T09:00:00Z')
const inbox = await createInbox(testApp)
const { admin, other, makers, casesIn, assign, take, addReport, recording } = inbox

beforeEach(inbox.empty)

test.each(['report', 'contact', 'grievance'] as const)(
  'S7-1190: the due day of a %s is moved to one within the next 30 days, but not that of a ticket',
  async (kind) => {
    const id = await makers[kind]()
    const recorded = await recording('case-changed')
    const outside = ['2026-11-30', '2027-01-01']
    for (const dueOn of kind === 'grievance' ? ['2026-12-20', ...outside] : outside) {
      const refused = await assign(kind, id, { dueOn })
      expect([dueOn, refused.statusCode]).toEqual([dueOn, 422])
      expect(refused.json().fields).toEqual({ dueOn: 'Choose a day within the next 30 days' })
    }
    expect(await recorded()).toEqual([])
    if (kind === 'grievance') return
    for (const dueOn of ['2026-12-31', '2026-12-20', '2026-12-20']) {
      const moved = await expectOk(assign(kind, id, { dueOn }))
      expect(moved.json()).toMatchObject({ dueAt: `${dueOn}T18:29:59.999Z`, isLate: false })
    }
    expect(await casesIn()).toMatchObject([{ id, dueAt: '2026-12-20T18:29:59.999Z' }])
    expect((await recorded()).map(({ details }) => details)).toMatchObject(
      [1, 2].map(() => ({ state: { key: 'audit.dueMoved' } })),
    )
    await expectOk(take(kind, id, other))
    expect((await assign(kind, id, { dueOn: '2026-12-21' })).json().code).toBe('TAKEN_BY_OTHER')
  },
)

test('S7-1191: a further report is due by the rules again, and what is done can not be moved', async () => {
  const id = await makers.report()
  const dueAt = async () => (await casesIn('?kind=report'))[0]?.dueAt
  const before = await dueAt()
  const dueOn = '2026-12-20'
  await expectOk(assign('report', id, { dueOn }))
  expect(await dueAt()).not.toBe(before)
  await addReport(id)
  expect(await dueAt()).toBe(before)
  await expectOk(assign('report', id, { dueOn }))
  const json = { decision: 'kept', openReports: 2 }
  await expectOk(admin.call('PATCH', `/api/jobs/${id}/reports`, { json }))
  expect((await assign('report', id, { dueOn: '2026-12-22' })).statusCode).toBe(422)
  await addReport(id)
  expect(await dueAt()).toBe(before)
})

test('S7-1192: the reports that another admin has are not decided by whoever opens the job', async () => {
  const id = await makers.report()
  await expectOk(take('report', id))
  const decide = (viewer: TestViewer) =>
    viewer.call('PATCH', `/api/jobs/${id}/reports`, { json: { decision: 'kept', openReports: 1 } })
  const refused = await decide(other)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'TAKEN_BY_OTHER'])
  expect(await casesIn()).toMatchObject([{ id, owner: { isMe: true } }])
  await expectOk(decide(admin))
  expect(await casesIn()).toEqual([])
})
