import { Check, X } from 'lucide-react'
import type { InvitedPerson } from '#contract/interviews/schemas.ts'
import { decisions, isAllowed, nextStep } from '#web/features/applications/review/decisions.ts'
import type { Decision } from '#web/features/applications/review/decisions.ts'
import { useDecide } from '#web/features/applications/review/use-decide.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'

/** What comes of somebody who came to the interview: the 'no', or the next step. */
export function AfterInterview({ person }: { person: InvitedPerson }) {
  const { t } = useTranslation()
  const { name, jobId, applicationId: id } = person
  const { decide, pending, stageOf } = useDecide(jobId)
  const stage = stageOf({ id, name, stage: person.stage })
  const next = nextStep(stage)
  const button = (decision: Decision) => (
    <Button
      kind={decision === 'rejected' ? 'danger-outline' : 'success'}
      size="sm"
      data-act={decision === 'rejected' ? 'reject' : 'next'}
      icon={decision === 'rejected' ? X : Check}
      loading={pending?.decision === decision}
      disabled={pending !== undefined && pending.decision !== decision}
      onClick={() => void decide({ id, name, stage }, decision)}
    >
      <span>
        {t(decisions[decision].act)}
        <span className="sr-only"> {name}</span>
      </span>
    </Button>
  )
  return (
    <>
      {isAllowed('rejected', stage) && button('rejected')}
      {next && button(next)}
    </>
  )
}
