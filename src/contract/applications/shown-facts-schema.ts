import { z } from 'zod'

/** What an employer sees of an applicant, by the names of the applicant's card. */
export const shownFactsSchema = z.object({
  name: z.string(),
  dob: z.string(),
  gender: z.string(),
  mobileNumber: z.string(),
  email: z.string(),
  currentAddress: z.string(),
  selectedState: z.string(),
  selectedCity: z.string(),
  pincode: z.string(),
  education: z.string(),
  language: z.string(),
  workexperience: z.string(),
  pastjobexperience: z.string(),
  skills: z.string(),
  /** The pay that the person wants; '' unless it is to be shown. */
  salary: z.string(),
})
export type ShownFacts = z.infer<typeof shownFactsSchema>
