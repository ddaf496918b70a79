/** Brings what makes a call's answers into the process with the first call: what few ask for costs others nothing. */
export function whenNeeded<Args extends readonly unknown[], Result>(
  load: () => Promise<(...args: Args) => Promise<Result>>,
): (...args: Args) => Promise<Result> {
  let loading: Promise<(...args: Args) => Promise<Result>> | undefined
  const loadAnew = async () => {
    try {
      return await load()
    } catch (error) {
      // The next call tries again.
      loading = undefined
      throw error
    }
  }
  return async (...args) => {
    loading ??= loadAnew()
    return await (
      await loading
    )(...args)
  }
}
