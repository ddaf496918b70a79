import { z } from 'zod'
import { indianStates } from './indian-states.ts'

export const pincodeParamsSchema = z.object({ pincode: z.string() })

export const pincodeReplySchema = z.object({
  pincode: z.string(),
  state: z.enum(indianStates),
  city: z.string(),
  /** Names of its areas, where some are known. */
  areas: z.array(z.string()),
})

export type PincodePlace = z.infer<typeof pincodeReplySchema>
