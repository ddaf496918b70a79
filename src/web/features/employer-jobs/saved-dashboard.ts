import { deviceValue } from '#web/lib/device-store.ts'
import { isShape } from '#web/lib/api/shapes.ts'
import type { Dashboard } from './load-dashboard.ts'

/* The dashboard as it was shown last, for a lost connection. The end of the session deletes it. */

type SavedDashboard = Dashboard & { readonly savedAt: number }

/** A copy that an older version of the page saved has another form. */
const form = 2

const stored = deviceValue('private:dashboard')

export function saveDashboard(dashboard: Omit<Dashboard, 'savedAt'>): void {
  try {
    stored.write({ ...dashboard, savedAt: Date.now(), form })
  } catch {
    // The storage is full or off. The page works regardless.
    stored.delete()
  }
}

export function readSavedDashboard(): SavedDashboard | undefined {
  const saved = stored.read()
  return isSaved(saved) ? saved : undefined
}

const isSaved = (saved: unknown): saved is SavedDashboard =>
  isShape(saved) &&
  saved['form'] === form &&
  typeof saved['savedAt'] === 'number' &&
  isShape(saved['profile']) &&
  isShape(saved['jobs']) &&
  isShape(saved['duties'])
