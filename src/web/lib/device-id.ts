const name = 'deviceId'

/** A random id that this browser keeps; it says nothing of the person. A browser that keeps nothing gets one each time. */
export function readDeviceId(): string {
  try {
    const kept = localStorage.getItem(name)
    if (kept !== null) return kept
    const made = crypto.randomUUID()
    localStorage.setItem(name, made)
    return made
  } catch {
    return crypto.randomUUID()
  }
}
