/** After so many failures in a row, calls fail at once for `pauseMs`; then one call tries the service. */
export type BreakerRule = { readonly failures: number; readonly pauseMs: number }

type Options = BreakerRule & {
  /** Monotonic: changes of the machine's clock must not matter. */
  readonly nowMs?: () => number
  readonly onChange?: (isOpen: boolean) => void
}

export type Breaker = ReturnType<typeof createBreaker>

/** A circuit breaker: nobody waits for a service that is known to be unavailable. */
export function createBreaker(options: Options) {
  const { failures, pauseMs, nowMs = () => performance.now(), onChange = () => {} } = options
  let failed = 0
  let openUntil: number | undefined

  return {
    /** Whether a call may go out. After a pause one caller may, until its call has ended. */
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
  /** The calls that leave this process. */
  readonly calls: readonly (keyof Port)[]
  /** Whether an error means that the service is unavailable. Any other error is a response. */
  readonly isUnavailable: (error: unknown) => boolean
  /** Makes the error of a call that does not go out. */
  readonly createError: () => Error
}

/** The same port behind a circuit breaker. */
export function guardCalls<Port extends object>(port: Port, guarding: Guarding<Port>): Port {
  const { breaker, isUnavailable, createError } = guarding
  const calls = new Set<PropertyKey>(guarding.calls)
  return new Proxy(port, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target)
      if (typeof member !== 'function' || !calls.has(key)) return member
      return async (...args: unknown[]): Promise<unknown> => {
        if (!breaker.admits()) throw createError()
        try {
          const result: unknown = await Reflect.apply(member, target, args)
          breaker.succeeded()
          return result
        } catch (error) {
          if (isUnavailable(error)) breaker.failed()
          else breaker.succeeded()
          throw error
        }
      }
    },
  })
}
