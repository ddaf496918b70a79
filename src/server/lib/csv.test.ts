import { expect, test } from 'vitest'
import { csvLine, textCell } from './csv.ts'

test.each([
  ['Shah Services', '"Shah Services"'],
  ['', '""'],
  ['Shah, Sons & "Co"', '"Shah, Sons & ""Co"""'],
  ['two\nlines', '"two\nlines"'],
  ['शाह सेवाएँ', '"शाह सेवाएँ"'],
  ['=1+1', '"\'=1+1"'],
  ['+911234567890', '"\'+911234567890"'],
  ['-2+3', '"\'-2+3"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['a=1', '"a=1"'],
])('%j is written as %s', (text, cell) => {
  expect(textCell(text)).toBe(cell)
})

test('a line ends as RFC 4180 has it', () => {
  expect(csvLine([textCell('a'), '-1.00'])).toBe('"a",-1.00\r\n')
})
