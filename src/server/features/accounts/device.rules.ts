import type { Browser, System } from '#contract/accounts/session-schemas.ts'
import { networkOf } from '#server/lib/network.ts'

/** The device of a sign-in, in terms that its owner recognizes. */
export type Device = {
  readonly browser: Browser
  readonly system: System
  readonly network: string
}

/** The order matters: most browsers also carry the names of the browsers below them. */
const browserMarks: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\b(?:Edg|EdgA|EdgiOS|Edge)\//],
  ['opera', /\b(?:OPR|OPT|Opera)\b/],
  ['samsung', /\bSamsungBrowser\//],
  ['uc', /\bUC ?Browser\b/],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['safari', /\bSafari\//],
]

const systemMarks: readonly (readonly [System, RegExp])[] = [
  ['iphone', /\b(?:iPhone|iPod)\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['chromeos', /\bCrOS\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\bLinux\b|\bX11\b/],
]

/** Trusts the user agent: the result is only shown to the session's owner. */
export function readDevice(userAgent: string, address: string): Device {
  const find = <Name>(marks: readonly (readonly [Name, RegExp])[]) =>
    marks.find(([, mark]) => mark.test(userAgent))?.[0]
  return {
    browser: find(browserMarks) ?? 'other',
    system: find(systemMarks) ?? 'other',
    network: networkOf(address),
  }
}

/** Formats a network for people: '203.0.113.0/24' becomes '203.0.113.x'. */
export function plainNetwork(network: string): string {
  return network.replace(/\.0\/24$/, '.x').replace(/\/56$/, '')
}
