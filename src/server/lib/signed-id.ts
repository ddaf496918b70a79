import { createHmac, timingSafeEqual } from 'node:crypto'

const idBytes = 16
const signatureBytes = 15

/** Signs an id for one purpose, for readers without a session. It is short, because it goes by SMS and into codes. */
export function createSignedIds(secret: string, purpose: string) {
  const sign = (id: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${id}`).digest().subarray(0, signatureBytes)
  return {
    write(id: string): string {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return Buffer.concat([bytes, sign(id)]).toString('base64url')
    },

    /** The id; undefined for a token that this server did not make for the purpose. */
    read(token: string): string | undefined {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== idBytes + signatureBytes || bytes.toString('base64url') !== token) {
        return undefined
      }
      const id = bytes
        .subarray(0, idBytes)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return timingSafeEqual(bytes.subarray(idBytes), sign(id)) ? id : undefined
    },
  }
}
