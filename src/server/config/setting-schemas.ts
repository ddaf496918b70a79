import { z } from 'zod'

export const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message))
}

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address',
})
