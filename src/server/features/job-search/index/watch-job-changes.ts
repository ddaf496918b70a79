/** A transaction that has changed a job is committed by then. */
const settlesMs = 250

export type JobChanges = ReturnType<typeof watchJobChanges>

/** Remembers when this process last changed the index: what was read about then may lack the change. */
export function watchJobChanges() {
  let settledAt = 0
  const listeners: (() => void)[] = []

  return {
    changed(): void {
      settledAt = performance.now() + settlesMs
      for (const listener of listeners) listener()
    },
    onChange(listener: () => void): void {
      listeners.push(listener)
    },
    /** @param begunAt When reading began, by `performance.now()`. */
    haveSettledBefore: (begunAt: number): boolean => begunAt >= settledAt,
  }
}
