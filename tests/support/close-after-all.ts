import { afterAll } from 'vitest'

/** For what all tests of a file share: it is closed after the last of them, in the reverse order of creation. */
export function closeAfterAll<Shared extends { readonly close: () => unknown }>(
  shared: Shared,
): Shared {
  afterAll(() => shared.close())
  return shared
}
