/** One call of an outside service that came to its end. */
export type WatchedCall = {
  readonly method: string
  readonly seconds: number
  /** What was thrown, where it failed. */
  readonly error?: unknown
}

/** The same port; `note` hears of every call that ended and of nothing that was said in it. */
export function watchCalls<Port extends object>(
  port: Port,
  note: (call: WatchedCall) => void,
): Port {
  return new Proxy(port, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target)
      if (typeof member !== 'function') return member
      return (...args: unknown[]): unknown => {
        const began = performance.now()
        const ended = (error?: unknown) =>
          note({
            method: String(key),
            seconds: (performance.now() - began) / 1000,
            ...(error !== undefined && { error }),
          })
        const result: unknown = Reflect.apply(member, target, args)
        if (!(result instanceof Promise)) return result
        return result.then(
          (value: unknown) => {
            ended()
            return value
          },
          (error: unknown) => {
            ended(error ?? new Error('nothing was said'))
            throw error
          },
        )
      }
    },
  })
}
