import { evidenceKinds } from '#contract/evidence/kinds.ts'
import type { EvidenceKind, SentKind } from '#contract/evidence/kinds.ts'
import { evidenceSteps, levelOf } from '#contract/evidence/levels.ts'
import type { EvidenceStep } from '#contract/evidence/levels.ts'
import type { EvidenceItem, OwnEvidence } from '#contract/evidence/schemas.ts'
import type { EvidenceRow, OrganisationFacts } from './evidence.repository.ts'

/** Whether it is verified, and not yet over. */
const isHolding = (
  { state, valid_until }: Pick<EvidenceRow, 'state' | 'valid_until'>,
  now: Date,
): boolean => state === 'verified' && valid_until !== null && valid_until > now

/** The kinds of evidence that hold, with those that the product knows by itself. */
function verifiedKinds(
  facts: Pick<OrganisationFacts, 'phone' | 'called_at'>,
  rows: readonly EvidenceRow[],
  now: Date,
): EvidenceKind[] {
  return [
    ...(facts.phone === null ? [] : ['phone' as const]),
    ...(facts.called_at === null ? [] : ['call' as const]),
    ...rows.filter((row) => isHolding(row, now)).map(({ kind }) => kind),
  ]
}

/** Each kind of evidence as it stands. */
export function presentItems(
  facts: OrganisationFacts,
  rows: readonly EvidenceRow[],
  now: Date,
): EvidenceItem[] {
  return evidenceKinds.map((kind) => {
    if (kind === 'phone')
      return known(kind, facts.phone, facts.phone === null ? null : facts.joined_at)
    if (kind === 'call') return known(kind, null, facts.called_at)
    return presentSent(
      kind,
      rows.filter((row) => row.kind === kind),
      now,
    )
  })
}

export const presentOwn = (
  facts: OrganisationFacts,
  rows: readonly EvidenceRow[],
  now: Date,
): OwnEvidence => ({
  organisationName: facts.name,
  level: levelOf(verifiedKinds(facts, rows, now)),
  items: presentItems(facts, rows, now),
})

/** The steps that are done, and when each was checked last. */
export function presentSteps(
  facts: OrganisationFacts,
  rows: readonly EvidenceRow[],
  now: Date,
): { readonly step: EvidenceStep; readonly at: Date }[] {
  const times = new Map<EvidenceKind, Date>()
  if (facts.phone !== null) times.set('phone', facts.called_at ?? facts.joined_at)
  for (const row of rows) {
    if (isHolding(row, now) && row.decided_at) times.set(row.kind, row.decided_at)
  }
  return evidenceSteps.flatMap(({ step, oneOf }) => {
    const [last] = oneOf
      .flatMap((kind) => times.get(kind) ?? [])
      .toSorted((one, other) => other.getTime() - one.getTime())
    return last ? [{ step, at: last }] : []
  })
}

const nothingSent = {
  id: null,
  value: null,
  at: null,
  validUntil: null,
  failReason: null,
  isEarlierHeld: false,
} as const

function known(kind: EvidenceKind, value: string | null, at: Date | null): EvidenceItem {
  if (at === null) return { ...nothingSent, kind, state: 'none' }
  return { ...nothingSent, kind, state: 'verified', value, at: at.toISOString() }
}

/** The newest of a kind. What was verified and is over counts as nothing, and tells when it ended. */
function presentSent(kind: SentKind, rows: readonly EvidenceRow[], now: Date): EvidenceItem {
  const [newest, ...earlier] = rows
  if (newest === undefined) return { ...nothingSent, kind, state: 'none' }
  const isOver = newest.state === 'verified' && !isHolding(newest, now)
  return {
    id: newest.id,
    kind,
    state: isOver ? 'none' : newest.state,
    value: newest.value,
    at: (newest.decided_at ?? newest.sent_at).toISOString(),
    validUntil: newest.valid_until?.toISOString() ?? null,
    failReason: newest.fail_reason,
    isEarlierHeld: earlier.some((row) => isHolding(row, now)),
  }
}
