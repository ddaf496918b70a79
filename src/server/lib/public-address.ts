import { lookup } from 'node:dns'
import { BlockList, isIPv6 } from 'node:net'
import type { LookupFunction } from 'node:net'

const nonPublicV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** Global unicast; all else is loopback, private, link-local, multicast or unassigned. */
const publicV6 = ['2000::', 3] as const
/** Within it: IPv4 in disguise (Teredo, 6to4), and documentation. */
const nonPublicV6 = [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const

/** Whether an IP address belongs to the internet: not this machine, a private network or the cloud's metadata. */
export function isPublicAddress(address: string): boolean {
  const nonPublic = new BlockList()
  for (const [net, prefix] of nonPublicV4) nonPublic.addSubnet(net, prefix, 'ipv4')
  if (!isIPv6(address)) return !nonPublic.check(address, 'ipv4')
  for (const [net, prefix] of nonPublicV6) nonPublic.addSubnet(net, prefix, 'ipv6')
  const publicIPv6 = new BlockList()
  publicIPv6.addSubnet(...publicV6, 'ipv6')
  return publicIPv6.check(address, 'ipv6') && !nonPublic.check(address, 'ipv6')
}

/**
 * Resolves a host for a connection, and fails when any of its addresses is not public. The connection uses the very address
 * that was checked, so a name that resolves to another one a moment later gains nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), [])
    const hidden = addresses.find(({ address }) => !isPublicAddress(address))
    if (hidden) return callback(new Error(`${hostname} has an address that is not public`), [])
    if (options.all === true) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
}
