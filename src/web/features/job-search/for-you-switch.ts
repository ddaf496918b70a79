import { deviceValue } from '#web/lib/device-store.ts'

/* Whether this device shows jobs for the candidate. Without storage it does. */

const stored = deviceValue('jobs-for-you')

export function areJobsForYouOn(): boolean {
  try {
    return stored.read() !== 'off'
  } catch {
    return true
  }
}

export function turnJobsForYou(on: boolean): void {
  try {
    if (on) stored.delete()
    else stored.write('off')
  } catch {
    // It holds until the page is left.
  }
}
