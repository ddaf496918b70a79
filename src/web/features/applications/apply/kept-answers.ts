import { isShape, isText } from '#web/lib/api/shapes.ts'
import { deviceValue } from '#web/lib/device-store.ts'

/* The answers to a job's questions, while their person changes the profile. The end of the session deletes them. */

const stored = deviceValue('private:answers')

export function readKeptAnswers(jobId: string): Record<string, string> {
  const kept = stored.read()
  if (!isShape(kept) || kept['jobId'] !== jobId || !isShape(kept['values'])) return {}
  return Object.fromEntries(
    Object.entries(kept['values']).flatMap(([id, value]) => (isText(value) ? [[id, value]] : [])),
  )
}

export function keepAnswers(jobId: string, values: Readonly<Record<string, string>>): void {
  try {
    stored.write({ jobId, values })
  } catch {
    // The storage is full. The answers stay on the screen.
  }
}

export const dropKeptAnswers = (): void => stored.delete()
