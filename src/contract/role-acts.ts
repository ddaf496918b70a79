/** Which acts each role of a team covers. */
export type RoleActs<Role extends string, Act extends string> = Readonly<
  Record<Role, readonly Act[]>
>

export const covers = <Role extends string, Act extends string>(
  table: RoleActs<Role, Act>,
  role: Role,
  act: Act,
): boolean => table[role].includes(act)
