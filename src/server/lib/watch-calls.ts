/** A finished call of a provider. */
export type WatchedCall = {
  readonly method: string
  readonly seconds: number
  /** The error of a failed call. */
  readonly error?: unknown
}

/** Wraps a port. `note` receives every finished call, without its arguments and result. */
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
            ended(error ?? new Error('no reason was given'))
            throw error
          },
        )
      }
    },
  })
}
