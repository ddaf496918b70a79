import { expect, test } from 'vitest'
import { countObjectHeaders } from './pdf-bytes.ts'

test.each([
  ['', 0],
  ['obj', 0],
  ['1 0 obj', 1],
  ['10 0 obj', 1],
  ['1 0 obj<<>>endobj 2 0 obj', 2],
  ['1 0 OBJ 2 0 oBj 3 0 Obj 4 0 obJ', 4],
  ['1\0\t0\n\f\r obj', 1],
  ['%1 0 obj', 1],
  ['(1 0 obj)', 1],
  ['1 0 object', 0],
  ['1 0obj', 0],
  ['10 obj', 0],
  ['a 0 obj', 0],
  [' 0 obj', 0],
  ['1-0 obj', 0],
  ['1 0 obj1', 1],
  ['bj', 0],
])('%j has %d object headers', (text, count) => {
  expect(countObjectHeaders(Buffer.from(text, 'latin1'))).toBe(count)
})
