import { expect, test } from 'vitest'
import { plainNetwork, readDevice } from './device.rules.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/137.0.0.0 Mobile Safari/537.36`,
    'chrome',
    'android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'samsung',
    'android',
  ],
  [
    `Mozilla/5.0 (Linux; U; Android 11; en-US; RMX3085) ${webkit} Version/4.0 Chrome/100.0 UCBrowser/13.4.0.1306 Mobile Safari/537.36`,
    'uc',
    'android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/137.0.0.0 Safari/537.36 Edg/137.0.0.0`,
    'edge',
    'windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/137.0.0.0 Safari/537.36 OPR/120.0.0.0`,
    'opera',
    'windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox', 'linux'],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/137.0.0.0 Safari/537.36`,
    'chrome',
    'chromeos',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'safari',
    'mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'safari',
    'iphone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/137.0 Mobile/15E148 Safari/604.1',
    'chrome',
    'ipad',
  ],
  ['curl/8.5.0', 'other', 'other'],
  ['', 'other', 'other'],
])('%s', (userAgent, browser, system) => {
  const device = readDevice(userAgent, '203.0.113.77')
  expect(device).toEqual({ browser, system, network: '203.0.113.0/24' })
})

test('a network is shown without the part that identifies a single device', () => {
  expect(plainNetwork(readDevice('', '::ffff:203.0.113.77').network)).toBe('203.0.113.x')
  expect(plainNetwork(readDevice('', '2001:db8:85a3:12ff::7334').network)).toBe(
    '2001:db8:85a3:1200::',
  )
})
