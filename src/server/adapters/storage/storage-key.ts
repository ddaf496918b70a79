/** Letters, digits and dashes, at most a few folders deep: no key can leave the store. */
const keyPattern = /^[\da-z-]{1,64}(?:\/[\da-z-]{1,64}){0,3}$/

export const isStorageKey = (key: string): boolean => keyPattern.test(key)

export function requireStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('A storage key has a form that is never made')
  return key
}
