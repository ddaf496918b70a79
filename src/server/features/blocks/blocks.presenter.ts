import type { Block } from '#contract/blocks/schemas.ts'
import { blockStateOf, mayAgree } from '#contract/blocks/states.ts'
import type { BlockRow } from './blocks.repository.ts'

type Admin = { readonly id: string; readonly isOnlyAdmin: boolean }

export function presentBlock(row: BlockRow, admin: Admin, now: Date): Block {
  const state = blockStateOf({
    isAgreed: row.agreed_by_name !== null,
    isEnded: row.ended_at !== null,
  })
  return {
    id: row.id,
    kind: row.kind,
    shown: row.shown,
    organisationId: row.organisation_id,
    state,
    reason: row.reason,
    note: row.note,
    blockedBy: row.blocked_by_name,
    blockedAt: row.blocked_at.toISOString(),
    endsAt: row.ends_at && row.ends_at.toISOString(),
    agreedBy: row.agreed_by_name,
    mayAgree: mayAgree({ state, blockedBy: row.blocked_by, blockedAt: row.blocked_at }, admin, now),
    stopped: row.stopped,
  }
}
