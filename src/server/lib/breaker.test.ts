import { expect, test } from 'vitest'
import { createBreaker, guardCalls } from './breaker.ts'

class Away extends Error {}
class Refused extends Error {}

function setUp() {
  const state = {
    now: 0,
    asked: 0,
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
      state.asked += 1
      return await state.outcome()
    },
  }
  const guarded = guardCalls(port, {
    breaker,
    calls: ['ask'],
    isAway: (error) => error instanceof Away,
    refusal: () => new Away('left alone'),
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

test('after some failures in a row nobody waits for it any more; the rest of the port goes on', async () => {
  const { state, guarded, fail } = setUp()
  await fail(3)
  await expect(guarded.ask()).rejects.toThrow('left alone')
  expect([state.asked, state.changes]).toEqual([3, [true]])
  expect([guarded.key, guarded.isSigned()]).toEqual(['a key', true])
})

test('after the pause one call tries it, and all go on when that is answered', async () => {
  const { state, guarded, fail } = setUp()
  await fail(3)
  state.now = 1000
  const answered = Promise.withResolvers<string>()
  state.outcome = () => answered.promise
  const held = guarded.ask()
  await expect(guarded.ask()).rejects.toThrow('left alone')
  answered.resolve('back')
  expect(await held).toBe('back')
  state.outcome = () => 'done'
  expect(await guarded.ask()).toBe('done')
  expect(state.changes).toEqual([true, false])
})

test('it is left alone again where the trial fails too', async () => {
  const { state, guarded, fail } = setUp()
  await fail(3)
  state.now = 1000
  await fail(1)
  state.now = 1999
  await expect(guarded.ask()).rejects.toThrow('left alone')
  expect(state.asked).toBe(4)
})

test('a refusal is an answer, and a success begins the count anew', async () => {
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
