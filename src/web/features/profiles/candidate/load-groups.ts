import type { ComponentType } from 'react'
import type { CandidateGroupsProps } from './candidate-groups.tsx'

/**
 * Loads the code of the form groups in parallel with the profile, so that the page's frame shows
 * first.
 */
export const loadCandidateGroups = async (): Promise<ComponentType<CandidateGroupsProps>> =>
  (await import('./candidate-groups.tsx')).CandidateGroups
