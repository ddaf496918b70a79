import { foundKinds } from '#contract/find/kinds.ts'
import type { FoundItem } from '#contract/find/schemas.ts'
import { limits } from '#contract/limits.ts'
import { isShape, isText } from '#web/lib/api/shapes.ts'
import { deviceValue } from '#web/lib/device-store.ts'
import { safeNext } from '#web/lib/paths.ts'

/*
 * What an admin opened last, the newest first: titles and pages, without numbers and addresses. It stays on the device and
 * ends with the session. A browser without storage has none.
 */

/** The end of a session deletes everything under the prefix `private:`. */
const stored = deviceValue('private:found')

export type RecentFind = Pick<FoundItem, 'kind' | 'id' | 'title' | 'path'>

export function readRecentFinds(): readonly RecentFind[] {
  try {
    const finds = stored.read()
    return Array.isArray(finds) ? finds.flatMap(toFind).slice(0, limits.foundRecently) : []
  } catch {
    return []
  }
}

export function addRecentFind({ kind, id, title, path }: RecentFind): void {
  const others = readRecentFinds().filter((each) => each.kind !== kind || each.id !== id)
  try {
    stored.write([{ kind, id, title, path }, ...others].slice(0, limits.foundRecently))
  } catch {
    // Nothing is remembered.
  }
}

function toFind(value: unknown): RecentFind[] {
  if (!isShape(value)) return []
  const { id, title } = value
  const kind = foundKinds.find((each) => each === value['kind'])
  const path = isText(value['path']) ? safeNext(value['path']) : undefined
  return kind && path !== undefined && isText(id) && isText(title)
    ? [{ kind, id, title, path }]
    : []
}
