import { createAddressSigner } from '#server/lib/signed-address.ts'
import type { Signature } from '#server/lib/signed-address.ts'

export type Disposition = 'attachment' | 'inline'

/** The viewer that a link was made for, and the application that the file belongs to. */
export type Opener = {
  readonly viewerId: string
  readonly role: 'employer' | 'admin'
  readonly applicationId: string
}

type LinkedFile = {
  readonly id: string
  readonly disposition: Disposition
  readonly opener: Opener | undefined
}

/** Signs and checks links that open one private file for a few minutes. */
export function createLinkSigner(secret: string) {
  const signer = createAddressSigner(secret, 'file-link')
  const subjectOf = ({ id, disposition, opener }: LinkedFile) =>
    [id, disposition, opener?.applicationId, opener?.role, opener?.viewerId].join('\n')

  return {
    linkTo: (file: LinkedFile, now: Date): string =>
      `/files/${file.id}?${openerQuery(file.opener)}${signer.queryFor(subjectOf(file), now)}`,

    isValid: (file: LinkedFile, query: Signature, now: Date): boolean =>
      signer.isValid(subjectOf(file), query, now),
  }
}

const openerQuery = (opener: Opener | undefined): string =>
  opener ? `application=${opener.applicationId}&role=${opener.role}&viewer=${opener.viewerId}&` : ''
