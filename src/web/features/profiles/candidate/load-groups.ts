import type { ComponentType } from 'react'
import type { CandidateGroupsProps } from './candidate-groups.tsx'

/** The groups of the form, which come beside the answers that stand in them: a page begins with its frame. */
export const loadCandidateGroups = async (): Promise<ComponentType<CandidateGroupsProps>> =>
  (await import('./candidate-groups.tsx')).CandidateGroups
