/** When a page loads its script: a route's `handle` says so. Without one, at once. */
export type HydrationMoment = 'at first act' | 'after paint'

/** For a page that works without script: it loads none before the person's first act. */
export const deferredHandle = { hydrates: 'at first act' } as const satisfies Handle

/** For a page of signed-in people whose first view is the same for all: it is painted before its script loads. */
export const paintedFirstHandle = { hydrates: 'after paint' } as const satisfies Handle

type Handle = { readonly hydrates: HydrationMoment }

export function hydrationMomentOf(handle: unknown): HydrationMoment | undefined {
  if (typeof handle !== 'object' || handle === null || !('hydrates' in handle)) return undefined
  return handle.hydrates === 'after paint' ? 'after paint' : 'at first act'
}
