import { createContext, use } from 'react'

/** Asks the person whether to log out. Given by `LogoutProvider`. */
export const LogoutContext = createContext<() => void>(() => {
  throw new Error('There is no LogoutProvider above')
})

export const useLogout = (): (() => void) => use(LogoutContext)
