import { callCenterWork } from './call-center-work.ts'
import type { WorkConcept } from './concept.ts'
import { knowledgeWork } from './knowledge-work.ts'
import { officeWork } from './office-work.ts'
import { salesWork } from './sales-work.ts'
import { serviceWork } from './service-work.ts'
import { tradeWork } from './trade-work.ts'

export const kindsOfWork: readonly WorkConcept[] = [
  ...callCenterWork,
  ...officeWork,
  ...salesWork,
  ...serviceWork,
  ...tradeWork,
  ...knowledgeWork,
]
