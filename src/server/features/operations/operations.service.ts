import { createStoppedWork } from './stopped-work.service.ts'
import { createTrouble } from './trouble.service.ts'
import { createSystem } from './system.service.ts'

export type OperationsService = ReturnType<typeof createOperationsService>

type Deps = Parameters<typeof createSystem>[0] & Parameters<typeof createStoppedWork>[0]

/** The operations page: the system's state and stopped background work. */
export const createOperationsService = (deps: Deps) => ({
  ...createSystem(deps),
  ...createStoppedWork(deps),
  ...createTrouble(deps),
})
