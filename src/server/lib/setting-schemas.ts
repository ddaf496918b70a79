import { z } from 'zod'

export const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message))
}

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address',
})
