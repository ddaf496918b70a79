import { useSyncExternalStore } from 'react'
import { calls } from '#contract/calls.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import type { Api } from '#web/lib/api/api.ts'
import { isShape, isTexts } from '#web/lib/api/shapes.ts'
import { deviceValue } from '#web/lib/device-store.ts'
import {
  readSavedOnDevice,
  savedOnDeviceKey,
  writeSavedOnDevice,
} from '#web/lib/saved-on-device.ts'
import { readSession } from '#web/lib/session.ts'

/*
 * Which jobs the person at this device saved. A visitor's are on the device alone; of a candidate it has a copy of what
 * the account has, which the end of the session deletes.
 */

type Copy = {
  /** When it was asked for last. */
  readonly at: number
  /** Changes whenever a heart does: an answer that was asked for before is not stored. */
  readonly turn: number
  readonly jobIds: readonly string[]
}

const ownKey = 'private:saved-jobs'
const own = deviceValue(ownKey)
const changed = 'kaamyab:saved-jobs'
const freshMs = 300_000
/** A failed move to the account is not tried again at once, by each heart on the page. */
const retryMs = 10_000

const isCandidate = (): boolean => readSession()?.type === 'users'

function readCopy(): Copy {
  const stored = own.read()
  return isShape(stored) &&
    typeof stored['at'] === 'number' &&
    typeof stored['turn'] === 'number' &&
    isTexts(stored['jobIds'])
    ? { at: stored['at'], turn: stored['turn'], jobIds: stored['jobIds'] }
    : { at: 0, turn: 0, jobIds: [] }
}

function writeCopy(copy: Copy): void {
  try {
    own.write(copy)
  } catch {
    // The storage is full. Hearts stay empty until there is room.
    own.delete()
  }
  window.dispatchEvent(new Event(changed))
}

/** Says on this device that a job is saved, or is not. */
export function markSaved(jobId: string, isSaved: boolean): void {
  const changedIn = (jobIds: readonly string[]) => {
    const others = jobIds.filter((id) => id !== jobId)
    return isSaved ? [jobId, ...others] : others
  }
  if (isCandidate()) {
    const copy = readCopy()
    writeCopy({ ...copy, turn: copy.turn + 1, jobIds: changedIn(copy.jobIds) })
  } else {
    writeSavedOnDevice(changedIn(readSavedOnDevice()))
    window.dispatchEvent(new Event(changed))
  }
}

/** The ids have a fixed form, so the stored text is searched as it is. */
const readIsSaved = (jobId: string): boolean =>
  localStorage.getItem(isCandidate() ? ownKey : savedOnDeviceKey)?.includes(jobId) === true

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(changed, onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** False on the server and until hydration. */
export const useIsSaved = (jobId: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readIsSaved(jobId),
    () => false,
  )

/** Moves what a visitor saved into the account of who signed in, and asks which jobs the account has, if that is due. */
export async function syncSavedJobs(api: Api): Promise<void> {
  const token = readSession()?.token
  const waiting = readSavedOnDevice()
  const copy = readCopy()
  const age = Date.now() - copy.at
  if (!isCandidate() || age < (waiting.length > 0 ? retryMs : freshMs)) return
  writeCopy({ ...copy, at: Date.now() })
  try {
    if (waiting.length > 0) {
      await api.call(calls.saveJobs, { body: { jobIds: [...waiting] } })
      if (readSession()?.token === token) {
        writeSavedOnDevice(readSavedOnDevice().filter((id) => !waiting.includes(id)))
      }
    }
    const { jobIds } = await api.call(calls.listSavedJobIds)
    const now = readCopy()
    // Another person may have signed in meanwhile, or a heart may have changed.
    if (readSession()?.token !== token || now.turn !== copy.turn) return
    writeCopy({ ...now, jobIds })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The next page asks again.
    writeCopy({ ...readCopy(), at: 0 })
  }
}
