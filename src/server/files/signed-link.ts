import { createAddressSigner } from '../lib/signed-address.ts'
import type { Signature } from '../lib/signed-address.ts'

export type Disposition = 'attachment' | 'inline'

type LinkedFile = { readonly id: string; readonly disposition: Disposition }

/** Makes and checks links that open one private file for a few minutes. */
export function createLinkSigner(secret: string) {
  const signer = createAddressSigner(secret, 'file-link')
  const subjectOf = ({ id, disposition }: LinkedFile) => `${id}\n${disposition}`

  return {
    linkTo: (file: LinkedFile, now: Date): string =>
      `/files/${file.id}?${signer.queryFor(subjectOf(file), now)}`,

    isValid: (file: LinkedFile, query: Signature, now: Date): boolean =>
      signer.isValid(subjectOf(file), query, now),
  }
}
