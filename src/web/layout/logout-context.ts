import { createContext, use } from 'react'

/** Opens the logout confirmation. `LogoutProvider` sets it. */
export const LogoutContext = createContext<() => void>(() => {
  throw new Error('There is no LogoutProvider above')
})

export const useLogout = (): (() => void) => use(LogoutContext)
