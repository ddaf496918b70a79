/** The ten digits of an Indian mobile number, however it is written. */
const nationalDigits = (mobile: string): string => mobile.replaceAll(/\D/g, '').slice(-10)

/** A link that calls an Indian mobile number. */
export const callLink = (mobile: string): string => `tel:+91${nationalDigits(mobile)}`

/** A link that opens a chat with an Indian mobile number. */
export const chatLink = (mobile: string): string => `https://wa.me/91${nationalDigits(mobile)}`
