export const billingFieldOrder = [
  'legalName',
  'gstin',
  'address',
  'pincode',
  'state',
  'city',
  'email',
] as const

export const dayBookFieldOrder = ['from', 'to'] as const
