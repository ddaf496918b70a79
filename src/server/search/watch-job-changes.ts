/** A change that is under way is committed by then. */
const settlesMs = 250

export type JobChanges = ReturnType<typeof watchJobChanges>

/** When this process last put or dropped a job: what was read about then may lack it, and is not kept. */
export function watchJobChanges() {
  let settledAt = 0
  const hearers: (() => void)[] = []

  return {
    happened(): void {
      settledAt = performance.now() + settlesMs
      for (const hear of hearers) hear()
    },
    onChange(hear: () => void): void {
      hearers.push(hear)
    },
    /** @param begunAt When reading began, by `performance.now()`. */
    haveSettledBefore: (begunAt: number): boolean => begunAt >= settledAt,
  }
}
