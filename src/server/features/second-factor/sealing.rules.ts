import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Derives a key for one purpose from the installation's secret. */
function deriveKey(appSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', `kaamyab second factor: ${purpose}`, 32))
}

/**
 * Encrypts app secrets and hashes recovery codes for storage. A copy of the database alone reveals
 * neither, and both are bound to their account.
 */
export function createSealing(appSecret: string) {
  const secretsKey = deriveKey(appSecret, 'secrets')
  const codesKey = deriveKey(appSecret, 'recovery codes')
  return {
    seal(accountId: string, secret: Buffer): Buffer {
      const nonce = randomBytes(nonceBytes)
      const sealing = createCipheriv(cipher, secretsKey, nonce, { authTagLength: tagBytes })
      sealing.setAAD(Buffer.from(accountId))
      const sealed = Buffer.concat([sealing.update(secret), sealing.final()])
      return Buffer.concat([nonce, sealing.getAuthTag(), sealed])
    },
    /** @throws Error when the value was sealed with another app secret or for another account */
    unseal(accountId: string, sealed: Buffer): Buffer {
      const nonce = sealed.subarray(0, nonceBytes)
      const opening = createDecipheriv(cipher, secretsKey, nonce, { authTagLength: tagBytes })
      opening.setAAD(Buffer.from(accountId))
      opening.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
      const rest = sealed.subarray(nonceBytes + tagBytes)
      try {
        return Buffer.concat([opening.update(rest), opening.final()])
      } catch (cause) {
        throw new Error('A second step can’t be read: was APP_SECRET changed?', { cause })
      }
    },
    hashRecoveryCode: (accountId: string, code: string): Buffer =>
      createHmac('sha256', codesKey).update(`${accountId}:${code}`).digest(),
  }
}
