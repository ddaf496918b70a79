export const roles = ['candidate', 'employer', 'admin'] as const
export type Role = (typeof roles)[number]

/** The wire's names of the roles: 'employee' means the employer side. */
export const accountTypes = ['users', 'employee', 'admin'] as const
export type AccountType = (typeof accountTypes)[number]

const roleOfType = { users: 'candidate', employee: 'employer', admin: 'admin' } as const
const typeOfRole = { candidate: 'users', employer: 'employee', admin: 'admin' } as const

export const toRole = (type: AccountType): Role => roleOfType[type]
export const toAccountType = (role: Role): AccountType => typeOfRole[role]
