import { deviceValue } from './device-store.ts'

/**
 * Answers of the profile that wait until the browser is online, by their part. The end of a session deletes everything under the
 * prefix `private:`.
 */
export const waitingParts = deviceValue('private:profile-parts')

export const hasWaitingParts = (): boolean => waitingParts.read() !== null
