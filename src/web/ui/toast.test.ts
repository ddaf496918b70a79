import { expect, it, vi } from 'vitest'
import { createToastQueue } from './toast.ts'

it('S2-44: keeps one toast of each id and renews it when shown again', () => {
  const queue = createToastQueue()
  queue.success('Sent', 'login')
  queue.warn('Fill all the details first')
  queue.error('Wrong code', 'login')
  queue.warn('Fill all the details first')
  expect(queue.getMessages()).toEqual([
    { id: 'login', kind: 'error', text: 'Wrong code', turn: 2, leadsOn: false },
    {
      id: 'Fill all the details first',
      kind: 'warn',
      text: 'Fill all the details first',
      turn: 2,
      leadsOn: false,
    },
  ])
})

it('ends toasts with their screen, but for what led to the next one', () => {
  const queue = createToastQueue()
  queue.error('No connection', 'save')
  queue.success('Nobody asked for this')
  queue.success('Saved', 'edit', { leadsOn: true })
  const texts = () => queue.getMessages().map(({ text }) => text)
  queue.leaveScreen()
  expect(texts()).toEqual(['Saved'])
  queue.leaveScreen()
  expect(texts()).toEqual([])
})

it('calls its listeners on every change until they unsubscribe', () => {
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
