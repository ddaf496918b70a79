/** Loads a function at its first call. A load that failed is tried again at the next call. */
export function lazy<Args extends readonly unknown[], Result>(
  load: () => Promise<(...args: Args) => Promise<Result>>,
): (...args: Args) => Promise<Result> {
  let loading: Promise<(...args: Args) => Promise<Result>> | undefined
  const loadAgain = async () => {
    try {
      return await load()
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return async (...args) => {
    loading ??= loadAgain()
    const loaded = await loading
    return await loaded(...args)
  }
}
