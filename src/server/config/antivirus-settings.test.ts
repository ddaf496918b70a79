import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'

const antivirusOf = (settings: Record<string, string>) => parseConfig(settings).antivirus

test('files are scanned only where a scanner is named', () => {
  expect(antivirusOf({})).toBeUndefined()
})

test('a host, a host with a port, a socket', () => {
  const target = (address: string) => antivirusOf({ CLAMD_HOST: address })?.target
  expect(target('clamd')).toEqual({ host: 'clamd', port: 3310 })
  expect(target('10.0.0.7:3311')).toEqual({ host: '10.0.0.7', port: 3311 })
  expect(target('/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' })
})

test('while it is away files are refused unless the settings say otherwise', () => {
  const scanner = { CLAMD_HOST: 'clamd' }
  expect(antivirusOf(scanner)?.whenAway).toBe('refuse')
  expect(antivirusOf({ ...scanner, CLAMD_AWAY: 'accept' })?.whenAway).toBe('accept')
})

test.each([{ CLAMD_HOST: 'http://clamd' }, { CLAMD_HOST: 'a:b' }, { CLAMD_AWAY: 'maybe' }])(
  'what can not be meant is named: %o',
  (settings) => {
    expect(() => antivirusOf(settings)).toThrow(Object.keys(settings)[0])
  },
)
