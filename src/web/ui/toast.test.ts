import { expect, it, vi } from 'vitest'
import { createToastQueue } from './toast.ts'

it('holds one toast of each id and renews it when shown again', () => {
  const queue = createToastQueue()
  queue.ok('Sent', 'login')
  queue.warn('Fill all the details first')
  queue.no('Wrong code', 'login')
  queue.warn('Fill all the details first')
  expect(queue.getMessages()).toEqual([
    { id: 'login', kind: 'no', text: 'Wrong code', turn: 2 },
    { id: 'Fill all the details first', kind: 'warn', text: 'Fill all the details first', turn: 2 },
  ])
})

it('tells its listeners of changes until they leave', () => {
  const queue = createToastQueue()
  const listener = vi.fn<() => void>()
  const leave = queue.subscribe(listener)
  queue.info('Hello')
  queue.dismiss('Hello')
  expect(listener).toHaveBeenCalledTimes(2)
  expect(queue.getMessages()).toEqual([])
  leave()
  queue.info('Again')
  expect(listener).toHaveBeenCalledTimes(2)
})
