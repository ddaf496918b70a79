import type { CDPSession, Page } from '@playwright/test'

/** A slow 4G line and a cheap phone. */
export const line = {
  downloadBitsPerSecond: 1_600_000,
  uploadBitsPerSecond: 750_000,
  latencyMs: 150,
} as const
export const slowerCpu = 4

/** Makes a page as slow as on such a phone. Gives the session that did it. */
export async function throttle(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: line.downloadBitsPerSecond / 8,
    uploadThroughput: line.uploadBitsPerSecond / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu })
  return devtools
}
