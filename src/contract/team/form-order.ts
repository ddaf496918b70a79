/** The fields of the form that invites somebody, in the order of the screen. */
export const teamFormOrder = ['name', 'phoneNumber', 'role'] as const
