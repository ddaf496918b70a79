import { toAccountType } from '#contract/accounts/roles.ts'
import { grievanceNumber } from '#contract/privacy/grievance-schemas.ts'
import type { OwnGrievance, ReceivedGrievance } from '#contract/privacy/grievance-schemas.ts'
import { indiaDate } from '#contract/india-time.ts'
import type { GrievanceRow, ReceivedRow } from './grievances.repository.ts'

export function presentOwnGrievance(row: GrievanceRow): OwnGrievance {
  return {
    id: row.id,
    number: grievanceNumber(row.number),
    topic: row.topic,
    details: row.details,
    sentOn: indiaDate(row.created_at),
    dueOn: indiaDate(row.due_at),
    answer: row.answer,
    answeredOn: row.answered_at && indiaDate(row.answered_at),
  }
}

export function presentReceived(row: ReceivedRow): ReceivedGrievance {
  return {
    ...presentOwnGrievance(row),
    email: row.email,
    name: row.candidateName ?? row.employerName ?? '',
    role: toAccountType(row.role) === 'employee' ? 'employee' : 'users',
  }
}
