import { isIP } from 'node:net'

/**
 * The network of an address, for rate limits: a /24 of IPv4 or a /56 of IPv6. A caller can change
 * the rest of the address at will.
 */
export function networkOf(address: string): string {
  const v4 = asIPv4(address)
  if (v4 !== undefined) return `${v4.split('.').slice(0, 3).join('.')}.0/24`
  if (isIP(address) !== 6) return address
  const [first = 0, second = 0, third = 0, fourth = 0] = groupsOf(address)
  const groups = [first, second, third, fourth & 0xff00].map((group) => group.toString(16))
  return `${groups.join(':')}::/56`
}

export function isLoopback(address: string): boolean {
  return asIPv4(address)?.startsWith('127.') ?? address === '::1'
}

/** A dual-stack socket reports IPv4 addresses as mapped IPv6. */
function asIPv4(address: string): string | undefined {
  const v4 = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(v4) === 4 ? v4 : undefined
}

/** The eight groups of an IPv6 address, without `::`. */
function groupsOf(address: string): number[] {
  const [before = '', after = ''] = (address.split('%')[0] ?? '').split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === '' ? [] : after.split(':')
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16))
}
