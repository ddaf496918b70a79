import type { InterviewTime, InvitedPerson } from '#contract/interviews/schemas.ts'
import type { TimeRow } from './interview-times.repository.ts'
import type { PersonRow } from './invitations.repository.ts'

export const presentTime = (row: TimeRow): InterviewTime => ({
  id: row.id,
  jobId: row.job_id,
  jobTitle: row.job_title,
  kind: row.kind,
  mode: row.mode,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  place: row.place,
  askFor: row.ask_for,
  bring: row.bring,
  capacity: row.capacity,
  taken: row.taken,
})

export const presentPerson = (row: PersonRow, time: TimeRow | undefined): InvitedPerson => ({
  applicationId: row.application_id,
  jobId: row.job_id,
  jobTitle: row.title,
  name: row.name,
  mobileNumber: row.mobile,
  state: row.state,
  stage: row.stage,
  arrivedAt: row.arrived_at?.toISOString() ?? null,
  queueNumber: row.queue_number,
  isLate: row.late_said_at !== null,
  time: time ? presentTime(time) : null,
})
