import { trustCalls } from '#contract/trust-calls.ts'
import type { FailReason } from '#contract/evidence/fail-reasons.ts'
import type { EvidenceItem } from '#contract/evidence/schemas.ts'
import type { EvidenceDecision } from '#contract/evidence/states.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

type Decision = { readonly decision: EvidenceDecision; readonly reason?: FailReason }

/** Says whether evidence holds; the page then shows how it stands, also after another admin was first. */
export function useDecideEvidence({ id, kind }: Pick<EvidenceItem, 'id' | 'kind'>) {
  const { t } = useTranslation()
  const what = t(`evidence.kind.${kind}`)
  const { run: decide, isPending } = useMutation({
    call: (api, body: Decision) =>
      api.call(trustCalls.decideEvidence, { params: { evidenceId: id ?? '' }, body }),
    toastId: 'evidence',
    successText: (_, { decision }) =>
      t(decision === 'hold' ? 'organisations.heldToast' : 'organisations.failedToast', { what }),
    revalidate: 'always',
  })
  return { decide, isPending }
}
