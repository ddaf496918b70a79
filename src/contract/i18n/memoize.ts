/** For what `Intl` makes, since making it is far slower than using it. */
export function memoize<Options, Result extends {}>(
  create: (options: Options) => Result,
): (options: Options) => Result {
  const made = new Map<string, Result>()
  return (options) => {
    const id = JSON.stringify(options)
    const found = made.get(id)
    if (found !== undefined) return found
    const result = create(options)
    made.set(id, result)
    return result
  }
}
