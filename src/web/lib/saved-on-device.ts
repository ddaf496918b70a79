import { limits } from '#contract/limits.ts'
import { isUuid } from './api/shapes.ts'
import { deviceValue } from './device-store.ts'

/*
 * The jobs that a visitor saved, the newest first. They stay on the device until a candidate signs in, and end with the
 * session. A browser without storage has none.
 */

export const savedOnDeviceKey = 'saved-jobs'
const stored = deviceValue(savedOnDeviceKey)

export function readSavedOnDevice(): readonly string[] {
  try {
    const ids = stored.read()
    return Array.isArray(ids) ? ids.filter(isUuid).slice(0, limits.savedOnDevice) : []
  } catch {
    return []
  }
}

export function writeSavedOnDevice(jobIds: readonly string[]): void {
  try {
    if (jobIds.length > 0) stored.write(jobIds.slice(0, limits.savedOnDevice))
    else stored.delete()
  } catch {
    // Nothing is remembered.
  }
}

export const deleteSavedOnDevice = (): void => writeSavedOnDevice([])
