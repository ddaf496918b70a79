import { z } from 'zod'
import { indianStates } from './indian-states.ts'

export const pincodeParamsSchema = z.object({ pincode: z.string() })

/** Degrees. A body and no address, which would stand in logs. */
export const pointSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

export const pincodeReplySchema = z.object({
  pincode: z.string(),
  state: z.enum(indianStates),
  city: z.string(),
  /** Names of its areas, where some are known. */
  areas: z.array(z.string()),
})

export type PincodePlace = z.infer<typeof pincodeReplySchema>
