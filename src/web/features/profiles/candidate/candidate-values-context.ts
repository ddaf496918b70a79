import { createContext } from 'react'
import type { CandidateValues } from './candidate-values.ts'

/** The values of the form around, for what a page adds to it. */
export const CandidateValuesContext = createContext<CandidateValues | undefined>(undefined)
