import { applyingCallRows } from './calls-applying.ts'
import {
  blockRows,
  claimRows,
  evidenceCallRows,
  hiringConstantRows,
  interviewRows,
  teamRows,
  reviewManyRows,
  statisticsRows,
} from './calls-hiring.ts'
import { messageCallRows } from './calls-messages.ts'
import { ownCallRows } from './calls-own.ts'
import { safetyCallRows, safetyConstantRows } from './calls-safety.ts'
import { callRows } from './calls.ts'
import { messageConstantRows } from './constants-messages.ts'
import { secondFactorConstantRows } from './constants-second-factor.ts'
import { constantRows } from './constants.ts'
import { decisionRows } from './decisions.ts'
import { fieldRows } from './fields.ts'
import { messageRows } from './messages.ts'
import { refusalRows } from './refusals.ts'
import { roleRows } from './roles.ts'
import { routeRows } from './routes.ts'
import type { SpecRow } from './row.ts'
import { hiringScreenRows } from './screens-hiring.ts'
import { screenRows } from './screens.ts'
import { stateRows } from './states.ts'
import { validationRows } from './validation.ts'

export type Section = {
  /** The first number of the ids of its tests. */
  readonly number: number
  readonly title: string
  readonly rows: readonly SpecRow[]
}

/** The rules of the product (docs/product.md) as single claims, as far as a test can show them. */
export const claims = {
  routes: { number: 1, title: 'Routes', rows: routeRows },
  screens: { number: 2, title: 'Screens', rows: [...screenRows, ...hiringScreenRows] },
  fields: { number: 3, title: 'Fields and choices', rows: fieldRows },
  states: { number: 4, title: 'States', rows: stateRows },
  validation: { number: 5, title: 'Validation', rows: validationRows },
  roles: { number: 6, title: 'Roles', rows: roleRows },
  calls: {
    number: 7,
    title: 'Calls',
    rows: [
      ...callRows,
      ...ownCallRows,
      ...messageCallRows,
      ...applyingCallRows,
      ...safetyCallRows,
      ...evidenceCallRows,
      ...blockRows,
      ...claimRows,
      ...statisticsRows,
      ...reviewManyRows,
      ...interviewRows,
      ...teamRows,
    ],
  },
  messages: { number: 8, title: 'Messages', rows: messageRows },
  refusals: { number: 9, title: 'Refusals', rows: refusalRows },
  constants: {
    number: 10,
    title: 'Constants',
    rows: [
      ...constantRows,
      ...messageConstantRows,
      ...secondFactorConstantRows,
      ...safetyConstantRows,
      ...hiringConstantRows,
    ],
  },
  decisions: { number: 11, title: 'Decisions', rows: decisionRows },
} as const satisfies Readonly<Record<string, Section>>

export type SectionName = keyof typeof claims
export type Claims = Readonly<Record<SectionName, Section>>
