import { createHmac, timingSafeEqual } from 'node:crypto'

export type InvitationTokens = ReturnType<typeof createInvitationTokens>

/** Signs the link of one invitation, for its reader without a session. It is short, because it goes by SMS. */
export function createInvitationTokens(secret: string) {
  const sign = (id: string) =>
    createHmac('sha256', secret).update(`interview-invitation\n${id}`).digest().subarray(0, 15)
  const write = (applicationId: string): string => {
    const id = Buffer.from(applicationId.replaceAll('-', ''), 'hex')
    return Buffer.concat([id, sign(applicationId)]).toString('base64url')
  }
  return {
    write,

    /** The path of the page that shows the invitation. */
    pathOf: (applicationId: string): string => `/interview/${write(applicationId)}`,

    /** The application's id; undefined for a token that this server did not make. */
    read(token: string): string | undefined {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== 31 || bytes.toString('base64url') !== token) return undefined
      const id = bytes
        .subarray(0, 16)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return timingSafeEqual(bytes.subarray(16), sign(id)) ? id : undefined
    },
  }
}
