import type { JobState } from '#contract/jobs/states.ts'
import type { Role } from '#contract/accounts/roles.ts'

/* The rows that are found, by kind. */

export type FoundCompany = {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly is_blocked: boolean
}

export type FoundJob = {
  readonly id: string
  readonly title: string
  readonly company: string
  readonly city: string
  readonly employer_id: string
  readonly state: JobState
}

export type FoundPerson = {
  readonly id: string
  readonly role: Role
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly organisation: string
  /** Of an employer, or of somebody who acts for one. */
  readonly organisation_id: string | null
}

export type FoundPayment = {
  readonly id: string
  readonly order_id: string
  /** Of the invoice; of the payment where there is none. */
  readonly number: string
  readonly amount_paise: number
  readonly company: string
  readonly recorded_at: Date
  readonly is_returned: boolean
}

export type FoundRequest = {
  readonly id: string
  readonly name: string
  readonly created_at: Date
  readonly is_done: boolean
}

export type FoundGrievance = {
  readonly id: string
  readonly number: number
  readonly email: string
  readonly is_answered: boolean
}

export type Found = {
  readonly companies: readonly FoundCompany[]
  readonly jobs: readonly FoundJob[]
  readonly people: readonly FoundPerson[]
  readonly payments: readonly FoundPayment[]
  readonly requests: readonly FoundRequest[]
  readonly grievances: readonly FoundGrievance[]
}
