import { createSignedIds } from './signed-id.ts'

export type ObjectionTokens = ReturnType<typeof createObjectionTokens>

/** The links by which whoever is blocked objects, each for one block. */
export function createObjectionTokens(secret: string) {
  const ids = createSignedIds(secret, 'block-objection')
  return {
    ...ids,
    /** The path of the contact page that knows which block it is about. */
    pathOf: (blockId: string): string => `/Contact?about=${ids.write(blockId)}`,
  }
}
