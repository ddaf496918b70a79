import { CalendarPlus, Check, X } from 'lucide-react'
import { stageAfter } from '#contract/applications/stages.ts'
import type { ApplicantStage } from '#contract/applications/stages.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { Applicant } from '#contract/applications/schemas.ts'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { decisions, isAllowed, nextStep } from './decisions.ts'
import type { Decision } from './decisions.ts'

type Props = {
  person: Applicant
  /** With a decision that the list does not show yet. */
  stage: ApplicantStage
  /** The decision that is being saved for this person. */
  busy: Decision | undefined
  /** Whether keyboard shortcuts are on. */
  withKeys: boolean
  onDecide: (person: Applicant, decision: Decision) => void
  onInvite: (person: Applicant) => void
  /** Asks for the reason of a 'no', and what the person reads. */
  onRejectWithReason: (person: Applicant) => void
}

/** What a decision that stands is called. */
const reachedTexts: Partial<Record<ApplicantStage, MessageKey>> = {
  shortlisted: 'review.shortlisted',
  interview: 'review.shortlisted',
  selected: 'review.stage.selected',
  joined: 'review.stage.joined',
}

/** The 'no', the invitation to an interview, and the next step forward. A decision that stands is a disabled button in its own colour. */
export function ReviewActions(props: Props) {
  const { person, stage, busy, withKeys, onDecide, onInvite, onRejectWithReason } = props
  const { t } = useTranslation()
  const { name } = person
  const next = nextStep(stage)
  const reached = reachedTexts[stage]
  return (
    <div className="flex-1 min-w-0">
      <div className="actions-3">
        {stage === 'not_selected' && (
          <Button kind="danger-outline" state="danger" icon={X}>
            {t('review.rejected')}
          </Button>
        )}
        {isAllowed('rejected', stage) && (
          <Button
            kind="danger-outline"
            icon={X}
            loading={busy === 'rejected'}
            aria-keyshortcuts={withKeys ? 'R' : undefined}
            onClick={() => onDecide(person, 'rejected')}
          >
            <PersonAction action={t('review.reject')} name={name} shortcut="R" />
          </Button>
        )}
        {stageAfter('invite', stage) !== undefined && (
          <Button
            kind="sec"
            icon={CalendarPlus}
            aria-keyshortcuts={withKeys ? 'I' : undefined}
            onClick={() => onInvite(person)}
          >
            <PersonAction action={t('review.invite')} name={name} shortcut="I" />
          </Button>
        )}
        {reached && (
          <Button kind="success" state="success" icon={Check}>
            {t(reached)}
          </Button>
        )}
        {next !== undefined && (
          <Button
            kind="success"
            icon={Check}
            loading={busy === next}
            aria-keyshortcuts={withKeys ? 'S' : undefined}
            onClick={() => onDecide(person, next)}
          >
            <PersonAction action={t(decisions[next].act)} name={name} shortcut="S" />
          </Button>
        )}
      </div>
      {isAllowed('rejected', stage) && (
        <Button kind="quiet" size="sm" className="mt-2" onClick={() => onRejectWithReason(person)}>
          <span>
            {t('review.rejectWithReason')}
            <span className="sr-only"> {name}</span>
          </span>
        </Button>
      )}
    </div>
  )
}

/** Screen readers get the name too, as they do not see whose card the button is on. */
function PersonAction(props: { action: string; name: string; shortcut: string }) {
  return (
    <>
      <span>
        {props.action}
        <span className="sr-only"> {props.name}</span>
      </span>
      <span className="max-lg:hidden">
        <Kbd>{props.shortcut}</Kbd>
      </span>
    </>
  )
}
