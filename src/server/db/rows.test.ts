import { expect, it } from 'vitest'
import { byPosition } from './rows.ts'

it('rows are put at the position of their key', () => {
  const rows = [
    { position: 3, name: 'c' },
    { position: 1, name: 'a' },
  ]
  expect(byPosition(3, rows)).toEqual([rows[1], undefined, rows[0]])
})
