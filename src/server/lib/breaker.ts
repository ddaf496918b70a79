/** So many failures one after another, and it is left alone for so long; then one call tries it. */
export type BreakerRule = { readonly failures: number; readonly pauseMs: number }

type Options = BreakerRule & {
  /** Runs on, whatever is done to the machine's clock. */
  readonly nowMs?: () => number
  readonly onChange?: (isOpen: boolean) => void
}

export type Breaker = ReturnType<typeof createBreaker>

/** Remembers whether something outside is away, so that nobody waits for it in vain. */
export function createBreaker(options: Options) {
  const { failures, pauseMs, nowMs = () => performance.now(), onChange = () => {} } = options
  let failed = 0
  let openUntil: number | undefined

  return {
    /** Whether it may be asked now. After a pause that is so for one caller, until the answer is there. */
    admits(): boolean {
      if (openUntil === undefined) return true
      if (nowMs() < openUntil) return false
      openUntil = nowMs() + pauseMs
      return true
    },
    succeeded(): void {
      failed = 0
      if (openUntil === undefined) return
      openUntil = undefined
      onChange(false)
    },
    failed(): void {
      failed += 1
      if (failed < failures) return
      if (openUntil === undefined) onChange(true)
      openUntil = nowMs() + pauseMs
    },
  }
}

type Guarding<Port> = {
  readonly breaker: Breaker
  /** The calls that go outside. */
  readonly calls: readonly (keyof Port)[]
  /** Whether it is away; any other error is an answer. */
  readonly isAway: (error: unknown) => boolean
  /** Thrown at once while it is left alone. */
  readonly refusal: () => Error
}

/** The same port, which is not asked while it is known to be away. */
export function guardCalls<Port extends object>(port: Port, guarding: Guarding<Port>): Port {
  const { breaker, isAway, refusal } = guarding
  const calls = new Set<PropertyKey>(guarding.calls)
  return new Proxy(port, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target)
      if (typeof member !== 'function' || !calls.has(key)) return member
      return async (...args: unknown[]): Promise<unknown> => {
        if (!breaker.admits()) throw refusal()
        try {
          const result: unknown = await Reflect.apply(member, target, args)
          breaker.succeeded()
          return result
        } catch (error) {
          if (isAway(error)) breaker.failed()
          else breaker.succeeded()
          throw error
        }
      }
    },
  })
}
