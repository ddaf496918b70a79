/** A fault at one outside call: to the database, the file store or a provider. */
export const faultKinds = [
  /** The connection is lost before the call. */
  'lost before',
  /** The call runs, and the connection is lost before its response. */
  'lost after',
  /** It is rejected: no space is left, or the provider is away. */
  'refused',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** A call that was made: 'commit', 'insert into "jobs" ...', 'file put', 'code send'. */
export type Met = { readonly name: string }

export type PlannedFault = ReturnType<typeof createPlannedFault>

/** Counts the outside calls and makes the planned one fail. */
export function createPlannedFault() {
  let planned: { readonly call: number; readonly kind: FaultKind } | undefined
  let met: Met[] = []
  let isDone = false

  return {
    plan(call: number, kind: FaultKind): void {
      planned = { call, kind }
      met = []
      isDone = false
    },
    clear(): void {
      planned = undefined
      met = []
    },
    /** The calls since the last `plan` or `clear`. */
    met: (): readonly Met[] => met,
    isDone: (): boolean => isDone,
    /** The fault of this call, if any. */
    next(name: string): FaultKind | undefined {
      met.push({ name })
      if (planned?.call !== met.length) return undefined
      isDone = true
      return planned.kind
    },
  }
}

/** Runs a call with its planned fault; `away` makes the error. */
export async function carryOut<Result>(
  fault: PlannedFault,
  name: string,
  { act, away }: { act: () => Promise<Result>; away: () => Error },
): Promise<Result> {
  const kind = fault.next(name)
  if (kind === undefined) return await act()
  if (kind === 'lost after') await act()
  throw away()
}
