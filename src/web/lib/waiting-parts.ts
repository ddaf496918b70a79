import { calls } from '#contract/calls.ts'
import { profileParts } from '#contract/profiles/parts.ts'
import type { ProfilePart } from '#contract/profiles/parts.ts'
import { ApiError } from './api/api-error.ts'
import type { Api } from './api/api.ts'
import { isShape, isText } from './api/shapes.ts'
import { waitingParts } from './waiting-parts-store.ts'

function readWaiting(): Record<string, unknown> {
  const stored = waitingParts.read()
  return isShape(stored) ? { ...stored } : {}
}

/** A later answer of a part replaces the one before. */
export const storeWaitingPart = (part: ProfilePart, body: object): void =>
  waitingParts.write({ ...readWaiting(), [part]: body })

function forget(part: ProfilePart): void {
  const { [part]: _, ...others } = readWaiting()
  if (Object.keys(others).length === 0) waitingParts.delete()
  else waitingParts.write(others)
}

/** Sends what waits. Saving a part again changes nothing, so a lost reply does no harm. */
export async function sendWaitingParts(api: Api): Promise<void> {
  for (const part of profileParts) {
    const body = readWaiting()[part]
    if (!isShape(body)) continue
    try {
      const consent = isText(body['consent']) ? body['consent'] : undefined
      await api.call(calls.saveProfilePart, { params: { part }, body: { ...body, consent } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Without a reply, or when the session is over, it stays.
      if (error.isUnanswered || error.isSessionOver) return
    }
    forget(part)
  }
}
