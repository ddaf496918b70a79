import { levelOf } from '#contract/evidence/levels.ts'
import type { OrganisationForAdmins, OrganisationRow } from '#contract/evidence/schemas.ts'
import type { MemberRow } from '#server/features/team/team.repository.ts'
import { presentItems } from './evidence.presenter.ts'
import type { EvidenceRow } from './evidence.repository.ts'
import type {
  listHistory,
  OrganisationDetailRow,
  OrganisationListRow,
} from './organisations.repository.ts'

type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number]

export const presentRow = (row: OrganisationListRow): OrganisationRow => ({
  id: row.id,
  name: row.name,
  city: row.city,
  level: levelOf([
    ...(row.phone === null ? [] : ['phone' as const]),
    ...(row.called_at === null ? [] : ['call' as const]),
    ...row.holding,
  ]),
  isBlocked: row.is_blocked,
  joinedAt: row.joined_at.toISOString(),
  liveJobs: row.live_jobs,
  toCheck: row.to_check,
  waitsSince: row.waits_since?.toISOString() ?? null,
})

type Found = {
  readonly current: readonly EvidenceRow[]
  readonly history: readonly HistoryRow[]
  readonly team: readonly MemberRow[]
  readonly now: Date
  readonly sameElsewhere: (evidenceId: string) => number
  readonly photoUrl: (fileId: string) => string
}

export function presentOrganisation(
  row: OrganisationDetailRow,
  found: Found,
): OrganisationForAdmins {
  const photoOf = (id: string | null) =>
    found.current.find((each) => each.id === id)?.photo_file_id ?? undefined
  return {
    ...presentRow(row),
    address: row.address,
    contactName: row.contact_name,
    phone: row.phone,
    email: row.email,
    items: presentItems(row, found.current, found.now).map((item) => {
      const photo = photoOf(item.id)
      return {
        ...item,
        photoUrl: photo === undefined ? null : found.photoUrl(photo),
        sameElsewhere: item.id === null ? 0 : found.sameElsewhere(item.id),
      }
    }),
    jobs: {
      waiting: row.waiting_jobs,
      live: row.live_jobs,
      rejected: row.rejected_jobs,
      all: row.all_jobs,
    },
    paidPaise: Number(row.paid_paise),
    reports: row.reports,
    history: found.history.map((event) => ({
      id: event.id,
      kind: event.kind,
      state: event.state,
      value: event.value,
      sentAt: event.sent_at.toISOString(),
      decidedAt: event.decided_at?.toISOString() ?? null,
      decidedBy: event.decided_by_name,
      failReason: event.fail_reason,
    })),
    team: found.team.map(({ id, name, phone, role, joined_at: joinedAt }) => ({
      id,
      name,
      phone,
      role,
      joinedAt: joinedAt?.toISOString() ?? null,
    })),
  }
}
