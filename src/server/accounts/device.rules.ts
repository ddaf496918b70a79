import type { Browser, System } from '#contract/sessions.ts'
import { networkOf } from '../lib/network.ts'

/** Where somebody signs in from, as far as they would know it again. */
export type Device = {
  readonly browser: Browser
  readonly system: System
  readonly network: string
}

/** The order matters: most browsers name those before them too. */
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

/** What a browser says of itself is believed: it serves nothing but its owner's memory. */
export function readDevice(userAgent: string, address: string): Device {
  const find = <Name>(marks: readonly (readonly [Name, RegExp])[]) =>
    marks.find(([, mark]) => mark.test(userAgent))?.[0]
  return {
    browser: find(browserMarks) ?? 'other',
    system: find(systemMarks) ?? 'other',
    network: networkOf(address),
  }
}

/** '203.0.113.0/24' as people read it: '203.0.113.x'. */
export function plainNetwork(network: string): string {
  return network.replace(/\.0\/24$/, '.x').replace(/\/56$/, '')
}
