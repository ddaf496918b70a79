import { deviceValue } from './device-store.ts'

/* Who chose 'Later' in the profile's questions may look for jobs before. The end of a session ends it. */

const later = deviceValue('private:profile-later')

export const putOffProfile = (): void => later.write(true)

export const hasPutOffProfile = (): boolean => later.read() === true
