import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { ECDH } from 'node:crypto'

export type Mailbox = ReturnType<typeof createMailbox>

/** A browser's push subscription, with the keys that decrypt its messages. */
export function createMailbox(endpoint: string) {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint,
      expirationTime: null,
      keys: {
        p256dh: ecdh.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      },
    },
    /** Reads a body in the encoding aes128gcm (RFC 8188 and 8291). */
    open: (body: Buffer): unknown => JSON.parse(decrypt(body, ecdh, auth)),
  }
}

function decrypt(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const derive = (secret: Uint8Array, saltOfKey: Buffer, info: Buffer | string, length: number) =>
    new Uint8Array(hkdfSync('sha256', secret, saltOfKey, info, length))
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const material = derive(ecdh.computeSecret(senderKey), auth, keyInfo, 32)
  const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(material, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // A delimiter and padding end the record.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}
