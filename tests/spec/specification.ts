import { ownCallRows } from './calls-own.ts'
import { callRows } from './calls.ts'
import { secondFactorConstantRows } from './constants-second-factor.ts'
import { safetyCallRows, safetyConstantRows } from './calls-safety.ts'
import { constantRows } from './constants.ts'
import { decisionRows } from './decisions.ts'
import { fieldRows } from './fields.ts'
import { laterRows } from './not-built.ts'
import { messageRows } from './messages.ts'
import { otherwiseRows } from './otherwise.ts'
import { refusalRows } from './refusals.ts'
import { roleRows } from './roles.ts'
import { routeRows } from './routes.ts'
import type { LaterRow, OtherwiseRow, SpecRow } from './row.ts'
import { hiringScreenRows } from './screens-hiring.ts'
import { screenRows } from './screens.ts'
import { stateRows } from './states.ts'
import { validationRows } from './validation.ts'

export type Section = {
  readonly title: string
  /** The section of the specification. */
  readonly of: string
  readonly rows: readonly SpecRow[]
}

export type Specification = {
  readonly sections: Readonly<Record<SectionName, Section>>
  readonly later: readonly LaterRow[]
  readonly otherwise: readonly OtherwiseRow[]
}

export type SectionName =
  | 'routes'
  | 'screens'
  | 'fields'
  | 'states'
  | 'validation'
  | 'roles'
  | 'calls'
  | 'messages'
  | 'refusals'
  | 'constants'
  | 'decisions'

/** The product's specification, section by section, as far as a test can show it. */
export const specification: Specification = {
  sections: {
    routes: { title: 'Routes', of: '2', rows: routeRows },
    screens: { title: 'Screens', of: '2', rows: [...screenRows, ...hiringScreenRows] },
    fields: { title: 'Fields and choices', of: '3', rows: fieldRows },
    states: { title: 'States', of: '4', rows: stateRows },
    validation: { title: 'Validation', of: '5', rows: validationRows },
    roles: { title: 'Roles', of: '6', rows: roleRows },
    calls: { title: 'Calls', of: '7', rows: [...callRows, ...ownCallRows, ...safetyCallRows] },
    messages: { title: 'Messages', of: '8', rows: messageRows },
    refusals: { title: 'Refusals', of: '8', rows: refusalRows },
    constants: {
      title: 'Constants',
      of: '9',
      rows: [...constantRows, ...secondFactorConstantRows, ...safetyConstantRows],
    },
    decisions: { title: 'Decisions', of: 'what it leaves open', rows: decisionRows },
  },
  later: laterRows,
  otherwise: otherwiseRows,
}
