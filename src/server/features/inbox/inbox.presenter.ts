import { caseStateOf } from '#contract/inbox/kinds.ts'
import type { ListedCase } from '#contract/inbox/schemas.ts'
import type { CaseRow } from './case-rows.ts'

export function presentCase(row: CaseRow, adminId: string, now: Date): ListedCase {
  const { owner_id: ownerId, done_at: doneAt, due_at: dueAt } = row
  return {
    kind: row.kind,
    id: row.id,
    who: row.who,
    title: row.title,
    topic: row.topic,
    reason: row.reason,
    people: row.people,
    owner:
      ownerId === null
        ? null
        : { id: ownerId, name: row.owner_name ?? '', isMe: ownerId === adminId },
    state: caseStateOf({ isWaiting: row.is_waiting, isDone: doneAt !== null }),
    openedAt: row.opened_at.toISOString(),
    dueAt: dueAt.toISOString(),
    isLate: doneAt === null && dueAt < now,
    doneAt: doneAt && doneAt.toISOString(),
  }
}
