import { expect, it } from 'vitest'
import { isLoopback, networkOf } from './network.ts'

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.200', '203.0.113.0/24'],
  ['2001:db8:1:2ff:aaaa::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:201::', '2001:db8:1:200::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('knows its own machine', () => {
  expect(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true)
  expect(['10.0.0.1', '::2', '::ffff:10.0.0.1', '1.127.0.0', ''].some(isLoopback)).toBe(false)
})
