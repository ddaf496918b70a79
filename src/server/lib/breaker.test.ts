import { expect, test } from 'vitest'
import { createBreaker, guardCalls } from './breaker.ts'

class Away extends Error {}
class Refused extends Error {}

function setUp() {
  const state = {
    now: 0,
    calls: 0,
    outcome: (): string | Promise<string> => 'done',
    changes: Array.of<boolean>(),
  }
  const breaker = createBreaker({
    failures: 3,
    pauseMs: 1000,
    nowMs: () => state.now,
    onChange: (isOpen) => state.changes.push(isOpen),
  })
  const port = {
    key: 'a key',
    isSigned: () => true,
    ask: async (): Promise<string> => {
      state.calls += 1
      return await state.outcome()
    },
  }
  const guarded = guardCalls(port, {
    breaker,
    calls: ['ask'],
    isUnavailable: (error) => error instanceof Away,
    createError: () => new Away('paused'),
  })
  const away = () => {
    throw new Away('no answer')
  }
  const fail = async (times: number) => {
    state.outcome = away
    for (let time = 0; time < times; time += 1) await guarded.ask().catch(() => {})
  }
  return { state, guarded, fail }
}

test('after some failures in a row calls fail at once, and other members of the port still work', async () => {
  const { state, guarded, fail } = setUp()
  await fail(3)
  await expect(guarded.ask()).rejects.toThrow('paused')
  expect([state.calls, state.changes]).toEqual([3, [true]])
  expect([guarded.key, guarded.isSigned()]).toEqual(['a key', true])
})

test('after the pause one call tries the service, and its success lets all calls through', async () => {
  const { state, guarded, fail } = setUp()
  await fail(3)
  state.now = 1000
  const answered = Promise.withResolvers<string>()
  state.outcome = () => answered.promise
  const pending = guarded.ask()
  await expect(guarded.ask()).rejects.toThrow('paused')
  answered.resolve('back')
  expect(await pending).toBe('back')
  state.outcome = () => 'done'
  expect(await guarded.ask()).toBe('done')
  expect(state.changes).toEqual([true, false])
})

test('a failed trial begins another pause', async () => {
  const { state, guarded, fail } = setUp()
  await fail(3)
  state.now = 1000
  await fail(1)
  state.now = 1999
  await expect(guarded.ask()).rejects.toThrow('paused')
  expect(state.calls).toBe(4)
})

test('other errors count as responses, and a success resets the count', async () => {
  const { state, guarded, fail } = setUp()
  await fail(2)
  state.outcome = () => {
    throw new Refused('no')
  }
  await expect(guarded.ask()).rejects.toThrow('no')
  await fail(2)
  state.outcome = () => 'done'
  expect(await guarded.ask()).toBe('done')
  expect(state.changes).toEqual([])
})
