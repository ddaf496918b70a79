import { caseKinds } from '#contract/inbox/kinds.ts'
import type { CaseKind } from '#contract/inbox/kinds.ts'

export type CaseKey = { readonly kind: CaseKind; readonly caseId: string }

/** A case in an address: `grievance.<id>`. */
export const writeCaseKey = ({ kind, id }: { kind: CaseKind; id: string }): string =>
  `${kind}.${id}`

export function readCaseKey(text: string | null): CaseKey | undefined {
  const [name, caseId = ''] = (text ?? '').split('.')
  const kind = caseKinds.find((one) => one === name)
  return kind && caseId !== '' ? { kind, caseId } : undefined
}
