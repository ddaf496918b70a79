import { z } from 'zod'

/** The 28 states and 8 union territories, the only state names the product knows. */
export const indianStates = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const

export type IndianState = (typeof indianStates)[number]

/** Six digits, the first not zero. */
export const pincodePattern = /^[1-9]\d{5}$/

export const pincodeParamsSchema = z.object({ pincode: z.string() })

export const pincodeReplySchema = z.object({
  pincode: z.string(),
  state: z.enum(indianStates),
  city: z.string(),
})

export type PincodePlace = z.infer<typeof pincodeReplySchema>
