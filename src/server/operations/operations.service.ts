import { createStoppedWork } from './stopped-work.service.ts'
import { createSystem } from './system.service.ts'

export type OperationsService = ReturnType<typeof createOperationsService>

type Needs = Parameters<typeof createSystem>[0] & Parameters<typeof createStoppedWork>[0]

/** The room of whoever runs the product. */
export const createOperationsService = (needs: Needs) => ({
  ...createSystem(needs),
  ...createStoppedWork(needs),
})
