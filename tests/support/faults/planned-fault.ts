/** What goes wrong at one call to the outside: to the database, the store of files or a provider. */
export const faultKinds = [
  /** The connection is lost before the call got through. */
  'lost before',
  /** The call is carried out, and the connection is lost before its answer came. */
  'lost after',
  /** It is refused: no space is left, or the provider is away. */
  'refused',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** A call as it was met, in words: 'commit', 'insert into "jobs" ...', 'file put', 'code send'. */
export type Met = { readonly name: string }

export type PlannedFault = ReturnType<typeof createPlannedFault>

/** Counts the calls to the outside and lets the one that is planned go wrong. */
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
    /** The calls since it was planned or cleared. */
    met: (): readonly Met[] => met,
    isDone: (): boolean => isDone,
    /** How this call goes wrong, if it does. */
    next(name: string): FaultKind | undefined {
      met.push({ name })
      if (planned?.call !== met.length) return undefined
      isDone = true
      return planned.kind
    },
  }
}

/** Carries a call out as it was planned; `away` is the error of one that went wrong. */
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
